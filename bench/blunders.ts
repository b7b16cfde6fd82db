// Counts what a strong player would call blunders, in games of the heuristic against itself and of its first version against
// itself, over the pairings of the classic decks, and prints JSON, from which tools/pages/bots-page.ts makes a table:
//
//   node --conditions=source --import tsx bench/blunders.ts 171 > docs/blunders.json
import { CardDefinitions } from '@spellwright/cards'
import {
  type Action,
  type Answer,
  askHandler,
  createGame,
  type Decision,
  type Game,
  isObjectEntity,
  nameOf,
  type ObjectId,
  otherPlayer,
  type PlayerId,
  seatOf,
} from '@spellwright/engine'
import { parseDeckList } from 'spellwright'
import { createBot, spellRole } from 'spellwright/bots'
import { BUILT_IN_DECKS } from 'spellwright/decks'

/** How often something could have gone wrong, and how often it did. */
const BLUNDERS = {
  takenBack: 'spells announced and then not paid for',
  xIsZero: 'X chosen as 0',
  smallTarget: 'instant removal on a creature of mana value 0 or 1',
  sweepForOne: 'sweepers cast for one creature or none',
  ownFetch: 'lands that fetch used in the own turn',
  lostAfterAttack: 'attacks after which the opponent won in the next turn',
  lostByAttack: 'attacks without which the opponent would not have won in the next turn',
} as const
type Blunder = keyof typeof BLUNDERS
const KINDS = Object.keys(BLUNDERS) as Blunder[]

class Counts {
  readonly counts = new Map<Blunder, [happened: number, of: number]>(KINDS.map((kind) => [kind, [0, 0]]))

  add(kind: Blunder, isBlunder: boolean): void {
    const count = this.counts.get(kind)
    if (count === undefined) return
    if (isBlunder) count[0]++
    count[1]++
  }
}

const definitionOf = (game: Game, id: ObjectId) => CardDefinitions.tryGet(nameOf(game, id))

const sweeps = (game: Game, id: ObjectId): boolean =>
  (definitionOf(game, id)?.faces[0]?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'spell' &&
      ability.effects.some(
        (effect) =>
          effect.kind === 'destroy' &&
          typeof effect.what === 'object' &&
          'all' in effect.what &&
          effect.what.all.type === 'creature',
      ),
  )

const isCreature = (game: Game, id: ObjectId): boolean =>
  definitionOf(game, id)?.faces[0]?.types.includes('creature') === true

const manaValueOf = (game: Game, id: ObjectId): number => {
  const cost = definitionOf(game, id)?.faces[0]?.cost ?? ''
  return [...cost.matchAll(/\{([^}]+)\}/g)].reduce(
    (sum, [, symbol]) => sum + (Number(symbol) || (symbol === '0' ? 0 : 1)),
    0,
  )
}

const fetches = (game: Game, id: ObjectId): boolean =>
  definitionOf(game, id)?.faces[0]?.types.includes('land') === true &&
  (definitionOf(game, id)?.faces[0]?.abilities ?? []).some(
    (ability) => ability.kind === 'activated' && ability.effects.some(({ kind }) => kind === 'search'),
  )

type Bot = 'heuristic' | 'heuristic@1'

/** Watches the answers of one game. */
class Watcher {
  private announced: ObjectId | null = null
  /** Of each player the last attack: its turn, and the game as it was then. */
  private readonly attacks: (readonly [turn: number, game: Game] | null)[] = [null, null]

  private readonly bot: Bot
  private readonly game: Game
  private readonly found: Counts

  constructor(bot: Bot, game: Game, found: Counts) {
    this.bot = bot
    this.game = game
    this.found = found
  }

  see(decision: Decision, answer: Answer): void {
    const { game, found } = this
    const { player } = decision
    if (decision.shape === 'act') this.act(decision, answer as Action)
    if (decision.shape === 'number' && decision.purpose === 'x' && decision.max > 0) found.add('xIsZero', answer === 0)
    if (decision.shape === 'attack' && (answer as readonly unknown[]).length > 0)
      this.attacks[player] = [game.state.turn.number, game.fork('everyRest')]
    if (decision.shape === 'objects' && decision.purpose === 'target')
      this.target(decision, answer as readonly number[])
  }

  private act(decision: Decision, action: Action): void {
    const { game, found } = this
    const { state } = game
    if (this.announced !== null) {
      const id = this.announced
      found.add(
        'takenBack',
        state.hand.some((hand) => hand.includes(id)),
      )
      this.announced = null
    }
    if (action.kind === 'cast') {
      this.announced = action.object
      const opponents = state.battlefield.filter((id) => state.objects[id]?.controller !== decision.player)
      if (sweeps(game, action.object))
        found.add('sweepForOne', opponents.filter((id) => isCreature(game, id)).length < 2)
    }
    if (action.kind === 'activate' && fetches(game, action.object))
      found.add('ownFetch', state.turn.active === decision.player)
  }

  private target({ player, source }: Extract<Decision, { shape: 'objects' }>, [target]: readonly number[]): void {
    const { game, found } = this
    const definition = definitionOf(game, source as ObjectId)
    if (target === undefined || !isObjectEntity(target) || definition === undefined) return
    const object = game.state.objects[target]
    const isTheirs = object?.zone === 'battlefield' && object.controller !== player
    if (!isTheirs || spellRole(definition) !== 'InstantRemoval' || !isCreature(game, target)) return
    found.add('smallTarget', manaValueOf(game, target) < 2)
  }

  end(): void {
    const { result, turn } = this.game.state
    for (const player of [0, 1] as const) {
      const attack = this.attacks[player] ?? null
      if (attack === null) continue
      const [last, before] = attack
      const isLost = result?.winner === 1 - player && turn.number === last + 1
      this.found.add('lostAfterAttack', isLost)
      this.found.add('lostByAttack', isLost && staysAlive(this.bot, before, player, turn.number))
    }
  }
}

const playersOf = (bot: Bot) => [createBot(bot, { seed: 'a' }), createBot(bot, { seed: 'b' })] as const

/** Does the player whose attack is asked for live to the end of that turn if nobody attacks, with the same cards to come? */
function staysAlive(bot: Bot, game: Game, player: PlayerId, until: number): boolean {
  const players = playersOf(bot)
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  let isAsked = false
  game.playWith((decision) => {
    if (game.state.turn.number > until) return undefined
    if (isAsked || decision.shape !== 'attack')
      return askHandler(players[decision.player], decision, seats[decision.player])
    isAsked = true
    return decision.minimum()
  })
  return game.state.result?.winner !== otherPlayer(player)
}

const decks = BUILT_IN_DECKS.map(({ text }) => parseDeckList(text).main)

function play(bot: Bot, index: number, found: Counts): void {
  const one = decks[index % decks.length] ?? []
  const two = decks[(index + Math.floor(index / decks.length)) % decks.length] ?? []
  const game = createGame({ decks: [one, two], seed: `blunders ${index}`, cards: CardDefinitions })
  const players = playersOf(bot)
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  const watcher = new Watcher(bot, game, found)
  game.playWith((decision) => {
    const answer = askHandler(players[decision.player], decision, seats[decision.player])
    watcher.see(decision, answer)
    return answer
  })
  watcher.end()
}

const games = Number(process.argv[2] ?? 171)
const rows = (['heuristic@1', 'heuristic'] as const).flatMap((bot) => {
  const found = new Counts()
  for (let index = 0; index < games; index++) play(bot, index, found)
  return [...found.counts].map(([kind, [happened, of]]) => ({ bot, blunder: BLUNDERS[kind], happened, of }))
})
console.log(JSON.stringify({ games, rows }, null, 2))
