import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What `/metrics` publishes, besides event-loop delay, memory and the like. */
export class Metrics {
  readonly registry = new Registry()
  readonly answers: Counter
  readonly answerSeconds: Histogram
  readonly refusedConnections: Counter
  readonly rooms: Gauge

  constructor(connections: () => number) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.answers = new Counter({ name: 'spellwright_answers_total', help: 'Answers of people to questions', registers })
    this.answerSeconds = new Histogram({
      name: 'spellwright_answer_seconds',
      help: 'Time until an answer is in the database and carried out',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
      registers,
    })
    this.refusedConnections = new Counter({
      name: 'spellwright_refused_connections_total',
      help: 'Connections that were refused because of a limit or a foreign origin',
      registers,
    })
    this.rooms = new Gauge({ name: 'spellwright_rooms', help: 'Rooms in memory', registers })
    new Gauge({
      name: 'spellwright_connections',
      help: 'Open sockets',
      registers,
      collect() {
        this.set(connections())
      },
    })
  }
}
