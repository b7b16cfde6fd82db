/** The page runs its own code only. Pictures may come from an address that the player has set. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data: blob: http: https:",
  "base-uri 'none'",
  "form-action 'none'",
]

/** The policy is in the built page, for whichever server serves it, and in the headers of the local server. */
export const contentSecurityPolicy = POLICY.join('; ')
