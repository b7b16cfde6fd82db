import type { ClientMessage, ServerMessage } from '@spellwright/protocol'
import type { Redis } from 'ioredis'
import type { EnterAs, Visitor } from '../rooms/presence.ts'

/** What processes say to each other about a visitor of one who is in a room of the other. */
export type Envelope =
  | {
      readonly type: 'enter'
      readonly from: string
      readonly call: string
      readonly presence: string
      readonly visitor: Visitor
      readonly code: string
      readonly as: EnterAs
    }
  | {
      readonly type: 'request'
      readonly from: string
      readonly call: string
      readonly presence: string
      readonly message: ClientMessage
    }
  | { readonly type: 'gone'; readonly presence: string }
  | { readonly type: 'reply'; readonly call: string; readonly reply: unknown }
  | { readonly type: 'refused'; readonly call: string; readonly reason: string }
  | { readonly type: 'push'; readonly presence: string; readonly message: ServerMessage }
  | { readonly type: 'closed'; readonly presence: string; readonly reason: string }

const channelOf = (node: string): string => `spellwright:node:${node}`

/** Messages between processes, by Redis publish and subscribe. */
export class Bus {
  private readonly publisher: Redis
  private readonly subscriber: Redis
  private readonly node: string

  constructor(redis: Redis, node: string) {
    this.publisher = redis
    this.subscriber = redis.duplicate()
    this.node = node
  }

  async listen(onEnvelope: (envelope: Envelope) => void): Promise<void> {
    this.subscriber.on('message', (_, text) => onEnvelope(JSON.parse(text) as Envelope))
    await this.subscriber.subscribe(channelOf(this.node))
  }

  /** Returns false if that process is not there. */
  async send(node: string, envelope: Envelope): Promise<boolean> {
    return (await this.publisher.publish(channelOf(node), JSON.stringify(envelope))) > 0
  }

  close(): void {
    this.subscriber.disconnect()
  }
}
