export const publicPages = ['/', '/otp', '/forget-password', '/verify', '/change-password', '/finish']
