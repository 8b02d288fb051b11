import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EmailField, NewPasswordFields } from './account-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { formResolver } from './form-resolver.ts';
import { type RegisterForm, registerForm } from './register-form.ts';

type RegisterFieldsProps = {
  minimumAge: number;
  busy: boolean;
  /** Resolves to what is wrong with the password, if only the identity service knows it. */
  onSubmit: (form: RegisterForm) => Promise<string | null>;
};

/** The fields of /register. Validated on submit; the first invalid field gets the focus. */
export function RegisterFields({ minimumAge, busy, onSubmit }: RegisterFieldsProps) {
  const { register, handleSubmit, formState, setError } = useForm<RegisterForm>({
    resolver: formResolver(registerForm(minimumAge)),
    defaultValues: { isOver18: false, agreedToTerms: false },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (form) => {
    const message = await onSubmit(form);
    if (message) setError('password', { message }, { shouldFocus: true });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.displayName?.message}
        {...register('displayName')}
      />
      <EmailField error={errors.email?.message} {...register('email')} />
      <NewPasswordFields
        label="Password"
        password={register('password')}
        confirmPassword={register('confirmPassword')}
        errors={errors}
      />
      <ConsentFields
        minimumAge={minimumAge}
        errors={errors}
        age={register('isOver18')}
        terms={register('agreedToTerms')}
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
