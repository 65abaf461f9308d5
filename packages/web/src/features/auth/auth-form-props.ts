/** The address that was typed is kept when the visitor changes between the forms of the dialog. */
export interface AuthFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** When the form took another one's place. Not by a tab, whose arrow keys keep moving; opening is the dialog's own matter. */
  focusEmail: boolean;
}
