import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { Failure } from './errors.ts';
import { useTranslateData } from './i18n.tsx';

/** As much of a zod schema as a form needs. */
interface Schema<Input, Output> {
  readonly _zod: { input: Input; output: Output };
  safeParse(
    values: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string; code?: string }[] } };
}

/** Issues of our schemas are message keys; the first issue of a field is the one that is shown. */
function resolverOf<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  say: (key: string) => string,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message, code = 'custom' } of result.error.issues)
      place(errors, path, { type: code, message: say(message) });
    return { values: {}, errors: errors as FieldErrors<Input> }; // built from the schema's own paths
  };
}

function place(errors: Record<string, unknown>, path: PropertyKey[], error: FieldError): void {
  const [head = 'root', ...rest] = path.map(String);
  if (rest.length === 0) errors[head] ??= error;
  else {
    errors[head] ??= {};
    place(errors[head] as Record<string, unknown>, rest, error); // a nested object of fields
  }
}

/** A form over the schema that the procedure checks with as well. Errors arrive worded. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  options: { defaultValues: DefaultValues<NoInfer<Input>>; mode?: 'onSubmit' | 'onTouched' | 'onChange' },
) {
  const say = useTranslateData();
  const form = useForm<Input, unknown, Output>({ mode: 'onSubmit', ...options, resolver: resolverOf(schema, say) });
  return {
    ...form,
    /** Puts the server's complaints beside their fields; true where it named any of the form's. */
    showFailure: ({ fields }: Failure): boolean => {
      const known = Object.entries(fields).filter(([name]) => name in form.getValues());
      for (const [name, message] of known) form.setError(name as Path<Input>, { type: 'server', message }); // checked above
      return known.length > 0;
    },
  };
}
