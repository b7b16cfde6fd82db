import type { IncomingMessage } from 'node:http'

export interface AdmissionLimits {
  readonly mostConnections: number
  readonly connectionsPerAddress: number
  readonly allowedOrigins: readonly string[]
}

/** Decides which sockets may be opened. */
export class Admission {
  private readonly limits: AdmissionLimits
  private readonly byAddress = new Map<string, number>()
  private total = 0

  constructor(limits: AdmissionLimits) {
    this.limits = limits
  }

  get connections(): number {
    return this.total
  }

  /** Why the socket is refused, or null. A page of another site must not use the visitor's connection. */
  refusal(request: IncomingMessage, address: string): string | null {
    const { origin, host } = request.headers
    if (origin !== undefined && !this.isAllowed(origin, host)) return 'Pages of other sites cannot connect.'
    if (this.total >= this.limits.mostConnections) return 'The server is full. Try again later.'
    if ((this.byAddress.get(address) ?? 0) >= this.limits.connectionsPerAddress)
      return 'There are too many connections from your address.'
    return null
  }

  private isAllowed(origin: string, host: string | undefined): boolean {
    if (this.limits.allowedOrigins.includes(origin)) return true
    try {
      return new URL(origin).host === host
    } catch {
      return false
    }
  }

  open(address: string): void {
    this.total++
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1)
  }

  close(address: string): void {
    this.total--
    const left = (this.byAddress.get(address) ?? 1) - 1
    if (left === 0) this.byAddress.delete(address)
    else this.byAddress.set(address, left)
  }
}
