import type { TriggeredAbility } from './ability.ts'
import {
  all,
  apply,
  controllerOf,
  createToken,
  discard,
  discardCost,
  draw,
  exactly,
  exile,
  gain,
  gainLife,
  keyword,
  loseLife,
  modifyPT,
  put,
  putCounters,
  ruleUntil,
  sacrifice,
  sacrificeIt,
  search,
  shuffle,
  target,
  targetPlayer,
  the,
  unless,
  upTo,
} from './builders/index.ts'
import { token } from './card.ts'
import type { Effect } from './effect.ts'
import { TREASURE } from './predefined-tokens.ts'

/** A room of a dungeon, and the rooms that arrows lead to from it (CR 309.4). */
export interface DungeonRoom {
  readonly name: string
  readonly next: readonly number[]
  readonly targets?: TriggeredAbility['targets']
  readonly effects: readonly Effect[]
}

/** A dungeon: its rooms, the topmost first (CR 309). */
export interface Dungeon {
  readonly name: string
  /** It is entered only by venturing into it by name (CR 701.49d). */
  readonly onlyByName?: true
  readonly rooms: readonly DungeonRoom[]
}

const room = (name: string, next: readonly number[], ...effects: Effect[]): DungeonRoom => ({ name, next, effects })

const scry = (count: number): Effect => ({ kind: 'scry', player: 'you', count })

/** A room that does something to a target creature. */
const aimed = (name: string, next: readonly number[], ...effects: Effect[]): DungeonRoom => ({
  ...room(name, next, ...effects),
  targets: { creature: target({ type: 'creature' }) },
})

const creatureToken = (color: 'B' | 'R', subtype: string, power: number, toughness: number, word?: 'menace') =>
  token({
    colors: [color],
    type: `Creature — ${subtype}`,
    power,
    toughness,
    abilities: word === undefined ? [] : [keyword(word)],
  })

const undercity: Dungeon = {
  name: 'Undercity',
  onlyByName: true,
  rooms: [
    room(
      'Secret Entrance',
      [1, 2],
      search({ type: 'land', supertype: 'basic' }, { reveal: 'reveal' }),
      put('hand', the('found')),
      shuffle(),
    ),
    aimed('Forge', [3, 4], putCounters('+1/+1', 2, the('creature'))),
    room('Lost Well', [4, 5], scry(2)),
    { ...room('Trap!', [6], loseLife(5, the('player'))), targets: { player: targetPlayer } },
    aimed('Arena', [6, 7], { kind: 'goad', what: the('creature') }),
    room('Stash', [7], createToken(1, TREASURE)),
    room('Archives', [8], draw(1)),
    room('Catacombs', [8], createToken(1, creatureToken('B', 'Skeleton', 4, 1, 'menace'))),
    room(
      'Throne of the Dead Three',
      [],
      { kind: 'lookAtTop', player: 'you', count: 10, reveal: 'reveal', as: 'seen' },
      {
        kind: 'chooseAmong',
        player: 'you',
        among: the('seen'),
        filter: { type: 'creature' },
        count: exactly(1),
        as: 'chosen',
      },
      put('battlefield', the('chosen'), { counters: { counter: '+1/+1', count: 3 }, as: 'risen' }),
      apply(the('risen'), [gain('hexproof')], 'untilYourNextTurn'),
      shuffle(),
    ),
  ],
}

const lostMine: Dungeon = {
  name: 'Lost Mine of Phandelver',
  rooms: [
    room('Cave Entrance', [1, 2], scry(1)),
    room('Goblin Lair', [3, 4], createToken(1, creatureToken('R', 'Goblin', 1, 1))),
    room('Mine Tunnels', [4, 5], createToken(1, TREASURE)),
    aimed('Storeroom', [6], putCounters('+1/+1', 1, the('creature'))),
    room('Dark Pool', [6], loseLife(1, 'opponent'), gainLife(1)),
    aimed('Fungi Cavern', [6], apply(the('creature'), [modifyPT(-4, 0)], 'untilYourNextTurn')),
    room('Temple of Dumathoin', [], draw(1)),
  ],
}

const madMage: Dungeon = {
  name: 'Dungeon of the Mad Mage',
  rooms: [
    room('Yawning Portal', [1], gainLife(1)),
    room('Dungeon Level', [2, 3], scry(1)),
    room('Goblin Bazaar', [4], createToken(1, TREASURE)),
    aimed('Twisted Caverns', [4], ruleUntil({ kind: 'cantAttack', what: the('creature') }, 'untilYourNextTurn')),
    room('Lost Level', [5, 6], scry(2)),
    room(
      'Runestone Caverns',
      [7],
      { kind: 'lookAtTop', player: 'you', count: 2, unseen: 'unseen', as: 'top' },
      exile(the('top'), { as: 'exiled' }),
      ruleUntil(
        { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
        'game',
      ),
    ),
    room("Muiral's Graveyard", [7], createToken(2, creatureToken('B', 'Skeleton', 1, 1))),
    room('Deep Mines', [8], scry(3)),
    room(
      "Mad Wizard's Lair",
      [],
      { kind: 'draw', player: 'you', count: 3, as: 'drawn' },
      { kind: 'reveal', what: the('drawn') },
      {
        kind: 'chooseAmong',
        player: 'you',
        among: the('drawn'),
        filter: { not: { type: 'land' } },
        count: upTo(1),
        as: 'chosen',
      },
      { kind: 'castCard', what: the('chosen'), player: 'you', cost: 'free', optional: 'must' },
    ),
  ],
}

const eachPlayer = (...effects: Effect[]): Effect => ({
  kind: 'forEachPlayer',
  players: 'eachPlayer',
  as: 'player',
  effects,
})

const own = (type: 'artifact' | 'creature' | 'land', ...others: string[]): Effect => ({
  kind: 'choose',
  player: 'you',
  from: {
    type,
    controller: 'you',
    ...(others.length === 0 ? {} : { not: { any: others.map((name) => ({ among: the(name) })) } }),
  },
  count: exactly(1),
  as: type,
})

const tomb: Dungeon = {
  name: 'Tomb of Annihilation',
  rooms: [
    room('Trapped Entry', [1, 2], loseLife(1, 'eachPlayer')),
    room('Veils of Fear', [3], eachPlayer(unless(the('player'), [discardCost()], loseLife(2, the('player'))))),
    room(
      'Oubliette',
      [4],
      discard(1),
      own('artifact'),
      own('creature', 'artifact'),
      own('land', 'artifact', 'creature'),
      sacrificeIt(all({ any: ['artifact', 'creature', 'land'].map((name) => ({ among: the(name) })) })),
    ),
    room(
      'Sandfall Cell',
      [4],
      eachPlayer(
        unless(the('player'), [sacrifice({ type: ['artifact', 'creature', 'land'] })], loseLife(2, the('player'))),
      ),
    ),
    room(
      'Cradle of the Death God',
      [],
      createToken(
        1,
        token({
          name: 'The Atropal',
          colors: ['B'],
          type: 'Legendary Creature — God Horror',
          power: 4,
          toughness: 4,
          abilities: [keyword('deathtouch')],
        }),
      ),
    ),
  ],
}

/** Every dungeon that can be entered (CR 309.2a). */
export const DUNGEONS: readonly Dungeon[] = [undercity, lostMine, madMage, tomb]

/** CR 309.4c: the room abilities of a dungeon. */
export const roomAbilities = ({ rooms }: Dungeon): TriggeredAbility[] =>
  rooms.map(({ targets, effects }, index) => ({
    kind: 'triggered',
    on: { kind: 'roomEntered', object: 'self', room: index },
    ...(targets && { targets }),
    effects,
  }))

/** CR 726.2: what comes with the initiative. */
export const INITIATIVE: readonly TriggeredAbility[] = [
  {
    kind: 'triggered',
    on: { kind: 'beginningOf', step: 'upkeep', whose: 'you' },
    effects: [{ kind: 'venture', player: 'you', into: 'Undercity' }],
  },
  {
    kind: 'triggered',
    on: { kind: 'damage', source: { type: 'creature' }, to: { player: 'you' }, combat: 'combat', batch: 'oneOrMore' },
    effects: [{ kind: 'takeInitiative', player: controllerOf('eventSource') }],
  },
  {
    kind: 'triggered',
    on: { kind: 'tookInitiative', player: 'you' },
    effects: [{ kind: 'venture', player: 'you', into: 'Undercity' }],
  },
]
