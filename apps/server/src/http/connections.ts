import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { ServerConfig } from '../config.ts'
import type { Admission } from './admission.ts'
import { Connection } from './connection.ts'
import type { Metrics } from './metrics.ts'
import { reasonOf } from './reason-of.ts'
import type { LazyServices } from './services.ts'

interface ConnectionsNeeds {
  readonly config: ServerConfig
  readonly admission: Admission
  readonly metrics: Metrics
  readonly services: LazyServices
  readonly log: FastifyBaseLogger
}

/** Everybody who is connected. */
export class Connections {
  private readonly needs: ConnectionsNeeds
  private readonly open = new Set<Connection>()

  constructor(needs: ConnectionsNeeds) {
    this.needs = needs
  }

  accept(socket: WebSocket, request: IncomingMessage, address: string): void {
    const { admission, metrics, services, log } = this.needs
    const reason = admission.refusal(request, address)
    if (reason !== null) {
      metrics.refusedConnections.inc()
      socket.close(1008, reason)
      return
    }
    admission.open(address)
    socket.once('close', () => admission.close(address))
    // Messages that arrive before the database is open wait in the socket.
    socket.pause()
    services.open().then(
      ({ rooms, tokens }) => {
        const connection = new Connection(socket, {
          rooms,
          tokens,
          messagesPerSecond: this.needs.config.messagesPerSecond,
          now: () => Date.now(),
          onError: (error) => log.error({ reason: reasonOf(error) }, 'a request failed'),
        })
        this.open.add(connection)
        socket.once('close', () => this.open.delete(connection))
        socket.resume()
      },
      (error: unknown) => {
        log.error({ reason: reasonOf(error) }, 'the database cannot be opened')
        socket.close(1011, 'The server cannot open its database.')
      },
    )
  }

  closeAll(reason: string): void {
    for (const connection of this.open) connection.close(reason)
  }
}
