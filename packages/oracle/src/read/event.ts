import type { EventPattern, ObjectRef, PlayerRef, Step, Who } from '@spellwright/dsl'
import { aNoun, nounOf } from './noun.ts'

/** An event with what "it" and "that player" mean behind it. */
export interface ReadEvent {
  on: EventPattern
  it?: ObjectRef
  they?: PlayerRef
}

function whoOf(text: string): Who | undefined {
  if (text === '~') return 'self'
  if (/^(?:enchanted|equipped) [a-z]+$/.test(text)) return 'attachedTo'
  return aNoun(text)
}

const about = (on: EventPattern, object: Who): ReadEvent => ({ on, it: object === 'self' ? 'self' : 'eventObject' })

type EventReader = readonly [RegExp, (found: RegExpExecArray) => ReadEvent | undefined]
const withObject = (text: string | undefined, make: (object: Who) => EventPattern): ReadEvent | undefined => {
  const object = text === undefined ? undefined : whoOf(text)
  return object === undefined ? undefined : about(make(object), object)
}

const STEPS: Readonly<Record<string, { step: Step; whose: PlayerRef }>> = {
  'your upkeep': { step: 'upkeep', whose: 'you' },
  'each upkeep': { step: 'upkeep', whose: 'eachPlayer' },
  "each player's upkeep": { step: 'upkeep', whose: 'eachPlayer' },
  "each opponent's upkeep": { step: 'upkeep', whose: 'opponent' },
  'your draw step': { step: 'draw', whose: 'you' },
  "each player's draw step": { step: 'draw', whose: 'eachPlayer' },
  'combat on your turn': { step: 'beginCombat', whose: 'you' },
  'each combat': { step: 'beginCombat', whose: 'eachPlayer' },
  'your end step': { step: 'end', whose: 'you' },
  'each end step': { step: 'end', whose: 'eachPlayer' },
  'the end step': { step: 'end', whose: 'eachPlayer' },
  "each player's end step": { step: 'end', whose: 'eachPlayer' },
  "each opponent's end step": { step: 'end', whose: 'opponent' },
  'your first main phase': { step: 'main1', whose: 'you' },
}

const OBJECT = '(~|(?:enchanted|equipped) [a-z]+|an? .+?|another .+?)'

const EVENTS: readonly EventReader[] = [
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} enters(?: under your control)?$`),
    ([whole, text]) =>
      whole.endsWith('control') && !whole.includes('you control')
        ? undefined
        : withObject(text, (object) => ({ kind: 'zoneChange', object, to: 'battlefield' })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} dies$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard' })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} is put into a graveyard from the battlefield$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard' })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} leaves the battlefield$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'zoneChange', object, from: 'battlefield' })),
  ],
  [
    /^when ~ enters or dies$/,
    () => ({
      on: {
        kind: 'either',
        events: [
          { kind: 'zoneChange', object: 'self', to: 'battlefield' },
          { kind: 'zoneChange', object: 'self', from: 'battlefield', to: 'graveyard' },
        ],
      },
      it: 'self',
    }),
  ],
  [
    /^whenever ~ enters or attacks$/,
    () => ({
      on: {
        kind: 'either',
        events: [
          { kind: 'zoneChange', object: 'self', to: 'battlefield' },
          { kind: 'attacks', object: 'self' },
        ],
      },
      it: 'self',
    }),
  ],
  [
    /^whenever ~ attacks or blocks$/,
    () => ({
      on: {
        kind: 'either',
        events: [
          { kind: 'attacks', object: 'self' },
          { kind: 'blocks', object: 'self' },
        ],
      },
      it: 'self',
    }),
  ],
  [
    /^whenever ~ blocks or becomes blocked$/,
    () => ({
      on: {
        kind: 'either',
        events: [
          { kind: 'blocks', object: 'self' },
          { kind: 'becomesBlocked', object: 'self' },
        ],
      },
      it: 'self',
    }),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} attacks alone$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'attacks', object, alone: 'alone' })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} attacks$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'attacks', object })),
  ],
  [/^whenever you attack$/, () => ({ on: { kind: 'attackersDeclared', player: 'you', attackers: {} } })],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} blocks$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'blocks', object })),
  ],
  [
    /^whenever ~ blocks (an? .+)$/,
    ([, text]) => {
      const attacker = aNoun(text!)
      return attacker === undefined
        ? undefined
        : { on: { kind: 'blocks', object: 'self', attacker }, it: 'eventSource' }
    },
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} becomes blocked$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'becomesBlocked', object })),
  ],
  [
    /^whenever ~ becomes blocked by (an? .+)$/,
    ([, text]) => {
      const by = aNoun(text!)
      return by === undefined
        ? undefined
        : { on: { kind: 'becomesBlocked', object: 'self', by, each: 'blocker' }, it: 'eventSource' }
    },
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} attacks and isn't blocked$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'attacksUnblocked', object })),
  ],
  [/^when ~ becomes monstrous$/, () => ({ on: { kind: 'becameMonstrous', object: 'self' }, it: 'self' })],
  [/^whenever you proliferate$/, () => ({ on: { kind: 'proliferated', player: 'you' } })],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} explores$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'explored', object })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} becomes tapped$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'tapped', object })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} becomes untapped$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'untapped', object })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} is turned face up$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'turnedFaceUp', object })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} becomes the target of a spell or ability$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'becomesTarget', object })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} becomes the target of a spell or ability an opponent controls$`),
    ([, text]) => withObject(text, (object) => ({ kind: 'becomesTarget', object, controller: 'opponent' })),
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} deals (combat )?damage to (a player|an opponent|a creature)$`),
    ([, text, combat, to]) => {
      const source = whoOf(text!)
      if (source === undefined) return undefined
      const recipient =
        to === 'a creature'
          ? { object: { type: 'creature' as const } }
          : { player: to === 'an opponent' ? ('opponent' as const) : ('any' as const) }
      const on: EventPattern = {
        kind: 'damage',
        source,
        to: recipient,
        ...(combat === undefined ? {} : { combat: 'combat' as const }),
      }
      return {
        on,
        it: to === 'a creature' ? 'eventObject' : source === 'self' ? 'self' : 'eventSource',
        they: 'eventPlayer',
      }
    },
  ],
  [
    new RegExp(`^(?:when|whenever) ${OBJECT} deals (combat )?damage$`),
    ([, text, combat]) => {
      const source = whoOf(text!)
      return source === undefined
        ? undefined
        : {
            on: { kind: 'damage', source, to: 'any', ...(combat === undefined ? {} : { combat: 'combat' as const }) },
            it: source === 'self' ? 'self' : 'eventSource',
          }
    },
  ],
  [/^whenever ~ is dealt damage$/, () => ({ on: { kind: 'damage', to: { object: 'self' } }, it: 'self' })],
  [/^(?:when|whenever) you cast ~$/, () => ({ on: { kind: 'cast', player: 'you', spell: 'self' }, it: 'self' })],
  [
    /^whenever (you|an opponent|a player) casts? (an? .+ spell|a spell)$/,
    ([, player, text]) => {
      const spell = nounOf(text!.replace(/^an? /, ''))
      if (spell === undefined) return undefined
      const { zone: _zone, ...filter } = spell
      const who: PlayerRef | undefined = player === 'you' ? 'you' : player === 'an opponent' ? 'opponent' : undefined
      return {
        on: {
          kind: 'cast',
          ...(who === undefined ? {} : { player: who }),
          ...(Object.keys(filter).length === 0 ? {} : { spell: filter }),
        },
        it: 'eventObject',
        they: 'eventPlayer',
      }
    },
  ],
  [/^whenever you cast your second spell each turn$/, () => ({ on: { kind: 'cast', player: 'you', nth: 2 } })],
  [/^whenever you draw your second card each turn$/, () => ({ on: { kind: 'drawn', player: 'you', nth: 2 } })],
  [/^whenever you draw a card$/, () => ({ on: { kind: 'drawn', player: 'you' } })],
  [/^whenever an opponent draws a card$/, () => ({ on: { kind: 'drawn', player: 'opponent' }, they: 'eventPlayer' })],
  [/^whenever you gain life$/, () => ({ on: { kind: 'lifeGained', player: 'you' } })],
  [/^whenever an opponent loses life$/, () => ({ on: { kind: 'lifeLost', player: 'opponent' }, they: 'eventPlayer' })],
  [/^whenever you discard a card$/, () => ({ on: { kind: 'discarded', player: 'you' } })],
  [
    /^whenever an opponent discards a card$/,
    () => ({ on: { kind: 'discarded', player: 'opponent' }, they: 'eventPlayer' }),
  ],
  [/^when you cycle ~$/, () => ({ on: { kind: 'cycled', player: 'you', object: 'self' }, it: 'self' })],
  [/^whenever you cycle (?:or discard )?a card$/, () => ({ on: { kind: 'cycled', player: 'you' } })],
  [
    /^whenever you sacrifice (an? .+|another .+)$/,
    ([, text]) => {
      const object = aNoun(text!)
      return object === undefined ? undefined : { on: { kind: 'sacrificed', player: 'you', object }, it: 'eventObject' }
    },
  ],
  [
    /^at the beginning of (.+)$/,
    ([, text]) => {
      const when = STEPS[text!]
      return when === undefined ? undefined : { on: { kind: 'beginningOf', ...when }, they: 'eventPlayer' }
    },
  ],
]

export function eventOf(text: string): ReadEvent | undefined {
  for (const [pattern, read] of EVENTS) {
    const found = pattern.exec(text)
    if (found === null) continue
    const event = read(found)
    if (event !== undefined) return event
  }
  return undefined
}
