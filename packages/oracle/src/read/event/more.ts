import type { EventPattern, Filter, ObjectRef, Who } from '@spellwright/dsl'
import { ATTACHED } from '../../words/attached.ts'
import { ORDINALS } from '../../words/numbers.ts'
import { A_PLAYER, YOU_OR_OPPONENT } from '../../words/players.ts'
import { aNoun, nounOf } from '../noun.ts'
import { about, type EventReader, OBJECT, type ReadEvent, whenEver, whoOf, withObject } from './parts.ts'

const playerOf = (word: string): 'you' | 'opponent' | undefined => {
  const player = A_PLAYER.read(word)
  return player === 'any' ? undefined : player
}

function spellOf(text: string): { spell?: Who } | undefined {
  const filter = nounOf(text)
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return Object.keys(spell).length === 0 ? {} : { spell }
}

const counterOf = (text: string): string => (/^counters?$/.test(text) ? 'any' : text.replace(/ counters?$/, ''))

const COUNTERS = '([+-]1/[+-]1 counters|counters|[a-z]+ counters)'

/** Cards put into a graveyard: whose, and from where. */
function intoGraveyard(text: string, from: string | undefined, batch?: 'oneOrMore'): EventPattern | undefined {
  const object: Filter | undefined = /^(?:cards|a card)$/.test(text)
    ? {}
    : batch === undefined
      ? aNoun(text)
      : nounOf(text)
  if (object === undefined || object.zone !== undefined) return undefined
  const where = from === 'anywhere' || from === undefined ? {} : { from: from.replace('your ', '') as 'library' }
  // A token is no card; from a library comes none anyway.
  const is = 'from' in where ? {} : { is: withNontoken(object.is) }
  return {
    kind: 'zoneChange',
    object: { ...object, ...is, owner: 'you' },
    ...where,
    to: 'graveyard',
    ...(batch === undefined ? {} : { batch }),
  }
}

const withNontoken = (is: Filter['is']): NonNullable<Filter['is']> =>
  is === undefined ? 'nontoken' : [...(typeof is === 'string' ? [is] : is), 'nontoken']

const attacked = (text: string): { player: 'you' | 'any' | 'opponent' } =>
  text === 'you' ? { player: 'you' } : { player: text === 'a player' ? 'any' : 'opponent' }

/** Events of objects that are told less often. */
export const MORE_EVENTS: readonly EventReader[] = [
  [
    whenEver(`(${YOU_OR_OPPONENT}|a player) casts? (?:your|their) (${ORDINALS.pattern}) (.*spell) each turn`),
    ([, player, nth, text]) => {
      const spell = spellOf(text!)
      const who = playerOf(player!)
      if (spell === undefined || spell.spell === undefined) return undefined
      const on: EventPattern = {
        kind: 'cast',
        ...(who === undefined ? {} : { player: who }),
        ...spell,
        nth: ORDINALS.read(nth!)!,
      }
      return { on, it: 'eventObject', they: 'eventPlayer', filter: { zone: 'stack' } }
    },
  ],
  [
    whenEver(`you put one or more ${COUNTERS} on (.+)`),
    ([, counter, text]) =>
      withObject(text, (object) => ({
        kind: 'countersPut',
        object,
        counter: counterOf(counter!),
        by: 'you',
        batch: 'oneOrMore',
      })),
  ],
  [
    whenEver(`one or more ${COUNTERS} are put on (an? .+|another .+)`),
    ([, counter, text]) => {
      const read = withObject(text, (object) => ({ kind: 'countersPut', object, counter: counterOf(counter!) }))
      return read && { ...read, amount: 'amount' }
    },
  ],
  [
    whenEver(`${OBJECT} attacks (${A_PLAYER.pattern}|one of your opponents)`),
    ([, text, whom]) => withObject(text, (object) => ({ kind: 'attacks', object, defender: attacked(whom!) })),
  ],
  [
    whenEver(`${OBJECT} attacks for the first time each turn`),
    ([, text]) => withObject(text, (object) => ({ kind: 'attacks', object, first: 'eachTurn' })),
  ],
  [
    whenEver('a creature attacks enchanted player'),
    () =>
      about(
        { kind: 'attacks', object: { type: 'creature' }, defender: { player: { controllerOf: 'attachedTo' } } },
        { type: 'creature' },
      ),
  ],
  [
    whenEver(`${OBJECT} becomes attached to (an? .+|~)`),
    ([, text, host]) => {
      const to = whoOf(host!)
      return to === undefined ? undefined : withObject(text, (object) => ({ kind: 'becameAttached', object, to }))
    },
  ],
  [
    whenEver(`${OBJECT} becomes the target of a spell or ability for the first time each turn`),
    ([, text]) => withObject(text, (object) => ({ kind: 'becomesTarget', object, first: 'eachTurn' })),
  ],
  [
    whenEver('(you) (?:or (an? .+) )?becomes? the target of a spell or ability( an opponent controls)?'),
    ([, who, text, whose]) => {
      const object = text === undefined ? undefined : aNoun(text)
      if (object === undefined || who !== 'you') return undefined
      return {
        on: {
          kind: 'becomesTarget',
          object,
          player: 'you',
          ...(whose === undefined ? {} : { controller: 'opponent' as const }),
        },
      }
    },
  ],
  [
    whenEver(`(${A_PLAYER.pattern}) is dealt (combat |noncombat )?damage`),
    ([, who, combat]) => ({
      on: {
        kind: 'damage',
        to: { player: playerOf(who!) ?? 'any' },
        ...(combat === undefined ? {} : { combat: combat.trim() as 'combat' }),
        batch: 'oneOrMore',
      },
      they: 'eventPlayer',
      amount: 'amount',
    }),
  ],
  [
    whenEver(`${OBJECT} deals (combat |noncombat )?damage to (an? (?!player|opponent).+|another .+|~)`),
    ([, text, combat, whom]) => {
      const source = whoOf(text!)
      const object = whoOf(whom!)
      if (source === undefined || object === undefined || (combat === undefined && whom === 'a creature'))
        return undefined
      const on: EventPattern = {
        kind: 'damage',
        source,
        to: { object },
        ...(combat === undefined ? {} : { combat: combat.trim() as 'combat' }),
      }
      const it: ObjectRef = whom === '~' ? 'self' : 'eventObject'
      return { on, it, amount: 'amount' }
    },
  ],
  [
    whenEver('a source deals damage to (~|you)'),
    ([, whom]) => ({
      on: { kind: 'damage', source: {}, to: whom === '~' ? { object: 'self' } : { player: 'you' } },
      it: whom === '~' ? 'self' : 'eventSource',
      amount: 'amount',
    }),
  ],
  [
    whenEver('one or more (.+) are put into your graveyard from (anywhere|your library)'),
    ([, text, from]) => {
      const on = intoGraveyard(text!, from, 'oneOrMore')
      return on && { on, amount: 'amount' }
    },
  ],
  [
    whenEver('(an? .*card) is put into your graveyard from (anywhere|your library)'),
    ([, text, from]) => {
      const on = intoGraveyard(text!, from)
      return on && { on, it: 'eventObject' }
    },
  ],
  [
    whenEver('(an? .*card) leaves your graveyard'),
    ([, text]) => {
      const object = text === 'a card' ? {} : aNoun(text!)
      if (object === undefined || object.zone !== undefined) return undefined
      return { on: { kind: 'zoneChange', object: { ...object, owner: 'you' }, from: 'graveyard' }, it: 'eventObject' }
    },
  ],
  [
    whenEver('one or more (.+) leave your graveyard during your turn'),
    ([, text]) => {
      const object: Filter | undefined = text === 'cards' ? {} : nounOf(text!)
      if (object === undefined || object.zone !== undefined) return undefined
      return {
        on: {
          kind: 'zoneChange',
          object: { ...object, owner: 'you' },
          from: 'graveyard',
          batch: 'oneOrMore',
          during: 'you',
        },
      }
    },
  ],
  [
    whenEver('one or more (.+) leave the battlefield'),
    ([, text]) => {
      const object = nounOf(text!)
      return object && { on: { kind: 'zoneChange', object, from: 'battlefield', batch: 'oneOrMore' } }
    },
  ],
  [
    whenEver(`${OBJECT} leaves the battlefield without dying`),
    ([, text]) =>
      withObject(text, (object) => ({ kind: 'zoneChange', object, from: 'battlefield', notTo: 'graveyard' })),
  ],
  [
    whenEver(`${OBJECT} enters (tapped|untapped)`),
    ([, text, status]) => {
      if (text === '~' && status === 'tapped') return undefined
      if (text === '~')
        return { on: { kind: 'zoneChange', object: { among: 'self', is: 'untapped' }, to: 'battlefield' }, it: 'self' }
      const object = aNoun(text!)
      if (object === undefined || object.is !== undefined || status === 'untapped') return undefined
      return about({ kind: 'zoneChange', object: { ...object, is: 'tapped' }, to: 'battlefield' }, object)
    },
  ],
  [
    whenEver(`${OBJECT} is put into exile from the battlefield`),
    ([, text]) => withObject(text, (object) => ({ kind: 'zoneChange', object, from: 'battlefield', to: 'exile' })),
  ],
  [
    whenEver(`${OBJECT} is returned to its owner's hand`),
    ([, text]) => withObject(text, (object) => ({ kind: 'zoneChange', object, from: 'battlefield', to: 'hand' })),
  ],
  [
    whenEver('you get one or more \\{E\\}'),
    () => ({ on: { kind: 'playerCounters', player: 'you', counter: 'energy' } }),
  ],
  [
    whenEver('you create (an? .*token|one or more (.*tokens))'),
    ([, text, several]) => {
      const filter = text === 'a token' || several === 'tokens' ? undefined : (aNoun(text!) ?? nounOf(several ?? ''))
      if (filter === undefined && text !== 'a token' && several !== 'tokens') return undefined
      const { is: _is, ...object } = filter ?? {}
      return {
        on: {
          kind: 'tokenCreated',
          player: 'you',
          ...(Object.keys(object).length === 0 ? {} : { object }),
          ...(several === undefined ? {} : { batch: 'oneOrMore' as const }),
        },
        ...(several === undefined ? { it: 'eventObject' as const } : {}),
      }
    },
  ],
  [
    whenEver('you investigate( for the first time each turn)?'),
    ([, first]) => ({ on: { kind: 'investigated', player: 'you', ...(first === undefined ? {} : { nth: 1 }) } }),
  ],
  [whenEver(`${OBJECT} connives`), ([, text]) => withObject(text, (object) => ({ kind: 'connived', object }))],
  [whenEver(`${OBJECT} phases (in|out)`), ([, text, way]) => withObject(text, (object) => phased(way!, object))],
  [whenEver('you collect evidence'), () => ({ on: { kind: 'evidenceCollected', player: 'you' } })],
  [whenEver(`${OBJECT} mutates`), ([, text]) => withObject(text, (object) => ({ kind: 'mutated', object }))],
  [whenEver(`${OBJECT} transforms`), ([, text]) => withObject(text, (object) => ({ kind: 'transformed', object }))],
  [
    whenEver(`${OBJECT} exploits (a creature|a nontoken creature)`),
    ([, text, victim]) => {
      const creature = victim === 'a creature' ? {} : { creature: aNoun(victim!)! }
      return withObject(text, (object) => ({ kind: 'exploited', object, ...creature }))
    },
  ],
  [
    whenEver(`(${YOU_OR_OPPONENT}|a player) activates? a loyalty ability of (an? .+)`),
    ([, player, text]) => {
      const object = aNoun(text!)
      const who = playerOf(player!)
      return (
        object && {
          on: { kind: 'activated', ...(who === undefined ? {} : { player: who }), object, ability: 'loyalty' },
        }
      )
    },
  ],
  [
    whenEver(`(${YOU_OR_OPPONENT}|a player) activates? an ability(?: of (an? .+?))?( that isn't a mana ability)?`),
    ([, player, text, nonmana]) => {
      const filter = text === undefined ? undefined : aNoun(text)
      const isThere = text?.endsWith(' on the battlefield') === true
      const object = filter && isThere ? { ...filter, zone: 'battlefield' as const } : filter
      const who = playerOf(player!)
      if (text !== undefined && object === undefined) return undefined
      return {
        on: {
          kind: 'activated',
          ...(who === undefined ? {} : { player: who }),
          ...(object === undefined ? {} : { object }),
          ...(nonmana === undefined ? {} : { ability: 'nonmana' as const }),
        },
        it: 'eventObject',
        they: 'eventPlayer',
      }
    },
  ],
]

const phased = (way: string, object: Who): EventPattern =>
  way === 'in' ? { kind: 'phasedIn', object } : { kind: 'phasedOut', object }

const SUBJECT = new RegExp(
  `^(when(?:ever)?) (~|${A_PLAYER.pattern}|(?:an?|another) [^,]+?|(?:${ATTACHED.pattern}) [a-z]+) ([a-z]+s|(?:gain|lose|scry|surveil|cast|draw|discard|sacrifice|cycle|play)) `,
)

/** "~ enters or deals combat damage to a player": one subject does one thing or another. */
export function eitherEvent(text: string, read: (text: string) => ReadEvent | undefined): ReadEvent | undefined {
  for (const found of text.matchAll(/ or (?:whenever )?/g)) {
    const first = read(text.slice(0, found.index))
    if (first === undefined) continue
    const rest = text.slice(found.index + found[0].length)
    for (const again of beginnings(text, rest)) {
      const second = read(again)
      if (second !== undefined) return together(first, second)
    }
  }
  return undefined
}

function beginnings(text: string, rest: string): string[] {
  const subject = SUBJECT.exec(`${text} `)
  const when = /^when(?:ever)?/.exec(text)?.[0] ?? 'whenever'
  return subject === null ? [`${when} ${rest}`] : [`${subject[1]} ${subject[2]} ${rest}`, `${when} ${rest}`]
}

const eventsOf = (on: EventPattern): readonly EventPattern[] => (on.kind === 'either' ? on.events : [on])

/** What both mean by "it", "that player" and "that much" is still meant. */
function together(first: ReadEvent, second: ReadEvent): ReadEvent | undefined {
  const isUntold = ({ kind }: EventPattern): boolean => kind === 'beginningOf' || kind === 'state' || kind === 'chapter'
  const events = [...eventsOf(first.on), ...eventsOf(second.on)]
  if (events.some(isUntold)) return undefined
  return {
    on: { kind: 'either', events },
    ...(first.it !== undefined && first.it === second.it ? { it: first.it } : {}),
    ...(first.they !== undefined && first.they === second.they ? { they: first.they } : {}),
    ...(first.amount !== undefined && second.amount !== undefined ? { amount: 'amount' as const } : {}),
  }
}

const SELF_OR = new RegExp(
  `^(when(?:ever)?) (~|(?:${ATTACHED.pattern}) [a-z]+) or ((?:another|an?|${ATTACHED.pattern}) .+)$`,
)

/** "~ or another creature you control attacks": the source, or others. */
export function selfOrOther(text: string, read: (text: string) => ReadEvent | undefined): ReadEvent | undefined {
  const found = SELF_OR.exec(text)
  const others = found === null ? undefined : read(`${found[1]} ${found[3]}`)
  const verb = / ([a-z]+s|is|becomes) ?(?:[^ ].*)?$/
  if (found === null || others === undefined || !verb.test(found[3]!)) return undefined
  // The same words behind the other subject say what the source does.
  for (const space of found[3]!.matchAll(/ /g)) {
    const own = read(`${found[1]} ${found[2]}${found[3]!.slice(space.index)}`)
    if (own === undefined || own.on.kind !== others.on.kind) continue
    const it = own.it === others.it ? own.it : 'eventObject'
    return {
      on: { kind: 'either', events: [own.on, others.on] },
      ...(it === undefined ? {} : { it }),
      ...(own.they !== undefined && own.they === others.they ? { they: own.they } : {}),
      ...(own.amount !== undefined && others.amount !== undefined ? { amount: 'amount' as const } : {}),
    }
  }
  return undefined
}
