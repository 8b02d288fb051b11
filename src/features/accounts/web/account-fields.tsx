import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#web/ui/text-field.tsx';
import { PASSWORD_HINT } from './register-form.ts';

/** The email field of the login and registration forms. */
export function EmailField(
  props: UseFormRegisterReturn & { error: string | undefined; autoComplete?: string },
) {
  return <TextField label="Email Address" type="email" autoComplete="username" required {...props} />;
}

type NewPasswordProps = {
  label: string;
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: FieldErrors<{ password: string; confirmPassword: string }>;
};

/** Password and confirmation. An error replaces the hint. */
export function NewPasswordFields({ label, password, confirmPassword, errors }: NewPasswordProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        required
        hint={errors.password ? undefined : PASSWORD_HINT}
        error={errors.password?.message}
        {...password}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  );
}
