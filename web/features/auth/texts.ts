/** Words of sign-up and login. */
export const texts = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  register: {
    title: 'Sign up',
    lede: 'Create an account; we verify it, usually within 24 hours.',
    submit: 'Sign up',
    submitting: 'Signing up...',
    emailTaken: 'There is an account with this e-mail. Log in, or use another one.',
    toLogin: ['Already have an account? ', 'Login'],
  },
  login: {
    title: 'Login',
    submit: 'Login Now',
    submitting: 'Logging in...',
    wrongCredentials: 'Please Enter Valid Details',
    forgotten: 'Forgotten password?',
    toRegister: ["Don't have an account? ", 'Sign Up'],
  },
} as const;
