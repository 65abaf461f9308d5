/** The address that was typed is kept when the visitor changes between the forms of the dialog. */
export interface AuthFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Not when the form came by a tab: arrow keys keep moving between tabs. */
  focusEmail: boolean;
}
