import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

export interface Guest {
  readonly player: string
  readonly token: string
}

const ISSUER = 'spellwright'
const LIFETIME = '365d'

/** Signed tokens for players without accounts: a seat belongs to its token. */
export class GuestTokens {
  private readonly key: Uint8Array

  constructor(key: string) {
    this.key = new TextEncoder().encode(key)
  }

  /** The guest of this token, or a new one if there is none or if it was not signed here. */
  async guest(token: string | null): Promise<Guest> {
    const player = token === null ? null : await this.playerOf(token)
    if (token !== null && player !== null) return { player, token }
    const made = randomUUID()
    return { player: made, token: await this.sign(made) }
  }

  private async playerOf(token: string): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, { issuer: ISSUER, algorithms: ['HS256'] })
      return payload.sub ?? null
    } catch {
      return null
    }
  }

  private sign(player: string): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(player)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(this.key)
  }
}
