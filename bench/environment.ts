// `npm run bench:environment -- [seconds] [--json]` plays games through `spellwright env` with random picks, many at once, and
// prints the decisions of the program per second of processor time: with features, against itself and against the
// heuristic, with forced questions left out and with every question asked.
import process from 'node:process'
import { createRandom } from 'spellwright'
import { Environment, type EnvironmentMoment, type NewEnvironmentGame } from 'spellwright/sim'

const isJson = process.argv.includes('--json')
const [seconds = 10] = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number)
const GAMES = 64

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

interface Rate {
  readonly opponent: string
  readonly skipForced: boolean
  readonly decisionsPerSecond: number
  readonly bytesPerDecision: number
}

/** Decisions that the program makes, in so many seconds of processor time, after as long to warm up. */
function measure(opponent: string, skipForced: boolean): Rate {
  const environment = new Environment()
  const random = createRandom('bench')
  let id = 0
  let begun = 0
  let bytes = 0
  const ask = (request: object): readonly EnvironmentMoment[] => {
    const reply = environment.answer(JSON.stringify({ id: ++id, ...request }))
    bytes += reply.length
    return (JSON.parse(reply) as { moments: readonly EnvironmentMoment[] }).moments
  }
  const newGame = (game: number): NewEnvironmentGame => ({
    game,
    decks: ['goblins', 'sligh'],
    seed: `bench ${begun++}`,
    players: ['program', opponent],
    features: true,
    autoPay: true,
    skipForced,
  })
  let moments = ask({ kind: 'new', games: Array.from({ length: GAMES }, (_, game) => newGame(game)) })
  const play = (until: number): number => {
    let decisions = 0
    while (cpuSeconds() < until) {
      const over = moments.filter(({ seat }) => seat === null).map(({ game }) => newGame(game))
      const asked = moments.filter(({ seat }) => seat !== null)
      const begin = over.length > 0 ? ask({ kind: 'new', games: over }) : []
      const moves = [...asked, ...begin].map(({ game, count = 1 }) => ({ game, pick: random.int(count) }))
      moments = ask({ kind: 'step', moves })
      decisions += moves.length
    }
    return decisions
  }
  play(cpuSeconds() + seconds)
  bytes = 0
  const start = cpuSeconds()
  const decisions = play(start + seconds)
  return {
    opponent,
    skipForced,
    decisionsPerSecond: Math.round(decisions / (cpuSeconds() - start)),
    bytesPerDecision: Math.round(bytes / decisions),
  }
}

const rates = ['program', 'heuristic'].flatMap((opponent) =>
  [true, false].map((skipForced) => measure(opponent, skipForced)),
)
if (isJson) console.log(JSON.stringify({ rates }))
else
  for (const { opponent, skipForced, decisionsPerSecond, bytesPerDecision } of rates)
    console.log(
      `against ${opponent}, ${skipForced ? 'forced questions left out' : 'every question asked'}: ${decisionsPerSecond} decisions per second of processor time, ${bytesPerDecision} bytes each`,
    )
