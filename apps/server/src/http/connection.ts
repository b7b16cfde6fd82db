import {
  type ClientMessage,
  type ClientMessageOf,
  PROTOCOL_VERSION,
  readClientMessage,
  type ServerMessage,
  type Welcome,
} from '@spellwright/protocol'
import { deckReport, findCardNames } from '@spellwright/table'
import { parseDeckList } from 'spellwright/play'
import type { WebSocket } from 'ws'
import { roomBots } from '../bots/room-bots.ts'
import type { GuestTokens } from '../identity/guest-tokens.ts'
import type { Outlet } from '../rooms/member.ts'
import type { Presence, Rooms, Visitor } from '../rooms/presence.ts'
import { Refusal, refuse } from '../rooms/refusal.ts'
import { TokenBucket } from './rate-limit.ts'

export interface ConnectionServices {
  readonly rooms: Rooms
  readonly tokens: GuestTokens
  readonly messagesPerSecond: number
  now(): number
  onError(error: unknown): void
}

/** A client that does not read what it is sent is disconnected at this many waiting bytes. */
const MOST_BUFFERED = 8 * 1024 * 1024
/** After this many messages over the limit the connection is closed. */
const MOST_FLOODED = 200

/** One socket: who is behind it, and which room they are in. */
export class Connection {
  private readonly socket: WebSocket
  private readonly services: ConnectionServices
  private readonly bucket: TokenBucket
  private flooded = 0
  private player: Visitor | null = null
  private place: Presence | null = null
  /** How often this connection has entered a room: what earlier rooms still send is dropped. */
  private visits = 0

  constructor(socket: WebSocket, services: ConnectionServices) {
    this.socket = socket
    this.services = services
    this.bucket = new TokenBucket(services.messagesPerSecond, services.messagesPerSecond * 3, () => services.now())
    socket.on('message', (data, isBinary) => this.onMessage(isBinary ? '' : data.toString()))
    socket.on('close', () => this.onClose())
    socket.on('error', () => socket.terminate())
  }

  send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_BUFFERED) this.socket.terminate()
    else this.socket.send(JSON.stringify(message))
  }

  private onMessage(text: string): void {
    if (!this.bucket.take()) {
      if (++this.flooded > MOST_FLOODED) this.socket.close(1008, 'Too many messages.')
      this.send({ kind: 'refused', id: -1, reason: 'You are sending messages too fast.' })
      return
    }
    const read = readClientMessage(text)
    if (!read.ok) {
      this.send({ kind: 'refused', id: read.id ?? -1, reason: read.reason })
      return
    }
    this.carryOut(read.message).then(
      (reply) => this.send({ kind: 'reply', id: read.message.id, reply: reply ?? null }),
      (error: unknown) => {
        if (!(error instanceof Refusal)) this.services.onError(error)
        const reason =
          error instanceof Refusal ? error.message : 'Something went wrong on the server. Nothing was changed.'
        this.send({ kind: 'refused', id: read.message.id, reason })
      },
    )
  }

  private async carryOut(message: ClientMessage): Promise<unknown> {
    const { rooms } = this.services
    switch (message.kind) {
      case 'hello':
        return this.hello(message)
      case 'tables':
        return rooms.openTables()
      case 'checkDeck':
        return deckReport(parseDeckList(message.text))
      case 'names':
        return findCardNames(message.typed)
      case 'create':
        return this.enter((visitor, outlet) => rooms.create(visitor, message.settings, outlet))
      case 'join':
        return this.enter((visitor, outlet) => rooms.enter(visitor, message.code, message.as, outlet))
      default:
        return this.inRoom(message)
    }
  }

  private async hello({ version, token, name }: ClientMessageOf<'hello'>): Promise<Welcome> {
    if (version !== PROTOCOL_VERSION)
      return refuse('This page and the server have different versions. Reload the page.')
    const guest = await this.services.tokens.guest(token)
    this.player = { player: guest.player, name }
    return {
      version: PROTOCOL_VERSION,
      token: guest.token,
      player: guest.player,
      name,
      bots: roomBots(),
    }
  }

  private enter(come: (visitor: Visitor, outlet: Outlet) => Promise<Presence>): Promise<{ readonly code: string }> {
    const { player } = this
    if (player === null) return refuse('Say hello first.')
    return this.entering(player, come)
  }

  private async entering(
    visitor: Visitor,
    come: (visitor: Visitor, outlet: Outlet) => Promise<Presence>,
  ): Promise<{ readonly code: string }> {
    await this.exit()
    const visit = ++this.visits
    const isCurrent = (): boolean => visit === this.visits
    const place = await come(visitor, {
      send: (message) => {
        if (!isCurrent()) return
        if (message.kind === 'replaced') this.forget()
        this.send(message)
      },
      close: (reason) => {
        if (isCurrent()) this.close(reason)
      },
    })
    if (isCurrent()) this.place = place
    if (this.socket.readyState !== this.socket.OPEN) this.onClose()
    return { code: place.code }
  }

  /** The place belongs to another connection now. */
  private forget(): void {
    this.place = null
    this.visits++
  }

  private async inRoom(message: ClientMessage): Promise<unknown> {
    const { place } = this
    if (place === null) return refuse('You are not in a room.')
    if (message.kind === 'leave') this.place = null
    return place.request(message)
  }

  private onClose(): void {
    this.exit().catch((error: unknown) => this.services.onError(error))
  }

  /** Leaves the room without giving up the seat. */
  private async exit(): Promise<void> {
    const { place } = this
    this.place = null
    if (place === null) return
    await place.disconnect()
  }

  /** The server stops: the seat stays the player's, and nothing more is written. */
  close(reason: string): void {
    this.place = null
    this.send({ kind: 'closing', reason })
    this.socket.close(1012, reason)
  }
}
