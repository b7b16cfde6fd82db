import type { CounterKind, EventPattern, PlayerFilter, PlayerRef, Who } from '@spellwright/dsl'
import { type Clause, type Subject, third, YOU } from '../english/clause.ts'
import { pluralPhrase } from '../filter/determiner.ts'
import type { Kind } from '../filter/head.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import type { Talk } from '../talk.ts'
import { withArticle } from '../words/english.ts'
import { numberWord, ordinal } from '../words/numbers.ts'
import { aPlayer, WHOSE } from '../words/players.ts'
import { isRef, whoPhrase, whoSubject, withType } from './who.ts'
import { zoneChangeClause } from './zone-change.ts'

/** Events told by a sentence; the others are told by a time or by a condition. */
export type ToldEvent = Exclude<EventPattern, { kind: 'beginningOf' | 'chapter' | 'state' | 'either' }>
const UNTOLD: readonly string[] = ['beginningOf', 'chapter', 'state', 'either'] satisfies EventPattern['kind'][]
export const isTold = (event: EventPattern): event is ToldEvent => !UNTOLD.includes(event.kind)

type EventOf<K extends ToldEvent['kind']> = Extract<ToldEvent, { kind: K }>
type EventRenderer<K extends ToldEvent['kind']> = (event: EventOf<K>, talk: Talk) => Clause

const clause = (subject: Subject, verb: string, rest = ''): Clause => ({ subject, verb, rest, explicit: 'explicit' })

/** "you", "a player", "an opponent", "that player". */
export function playerInEvent(player: PlayerRef | 'any' | undefined, talk: Talk): Subject {
  if (player === 'you') return YOU
  const text = aPlayer(player)
  return text === undefined ? talk.player(player as PlayerRef) : third(text)
}

type DamageRecipient = EventOf<'damage'>['to']

function recipientPhrase(to: DamageRecipient, talk: Talk): string {
  if (to === undefined || to === 'any') return ''
  if ('object' in to) return ` to ${whoPhrase(to.object, talk, 'permanent')}`
  return ` to ${playerInEvent((to as PlayerFilter).player, talk).text}`
}

/** Sources of a type or subtype are named by it; only of others it is said that they are sources. */
export function sourceKind(source: Who): Kind {
  if (isRef(source)) return 'source'
  return (source.type ?? source.allTypes ?? source.subtype) ? 'permanent' : 'source'
}

function damageClause({ source, to, combat, batch }: EventOf<'damage'>, talk: Talk): Clause {
  const word = combat === undefined ? 'damage' : `${combat} damage`
  if (source === undefined && typeof to === 'object') {
    if ('object' in to) return clause(whoSubject(to.object, talk, 'permanent', batch), 'be dealt', word)
    const subject = playerInEvent(to.player, talk)
    return subject === YOU ? clause({ ...YOU, text: "you're" }, 'dealt', word) : clause(subject, 'be dealt', word)
  }
  // One source's damage is one event anyway; only "one or more …" is said of several.
  const subject = source === undefined ? third('a source') : whoSubject(source, talk, sourceKind(source), batch)
  const isAnySource = source !== undefined && !isRef(source)
  const recipient =
    to === 'any' && isAnySource ? ' to one or more permanents and/or players' : recipientPhrase(to, talk)
  return clause(subject, 'deal', word + recipient)
}

const spellPhrase = (spell: Who | undefined, talk: Talk): string => {
  if (spell === undefined) return 'a spell'
  return spell === 'self' ? 'this spell' : whoPhrase(spell, talk, 'spell')
}

/** "during your turn": in whose turn it must happen. */
export const duringText = (during: PlayerRef | undefined, talk: Talk): string =>
  during === undefined ? '' : ` during ${during === 'opponent' ? WHOSE.say(during) : talk.whose(during)} turn`

function castClause({ player, spell, from, notFrom, nth, during }: EventOf<'cast'>, talk: Talk): Clause {
  const subject = playerInEvent(player, talk)
  const whose = subject.person === 'you' ? 'your' : 'their'
  const place = from ?? notFrom
  const where = place === 'exile' ? 'exile' : `${whose} ${place}`
  const fromWhere =
    place === undefined ? '' : notFrom === undefined ? ` from ${where}` : ` from anywhere other than ${where}`
  if (nth === undefined) return clause(subject, 'cast', spellPhrase(spell, talk) + fromWhere + duringText(during, talk))
  const noun = spellPhrase(spell, talk).replace(/^an? /, '')
  if (during !== undefined) {
    const turns = during === 'opponent' ? "each opponent's turn" : 'each of your turns'
    return clause(subject, 'cast', `${whose} ${ordinal(nth)} ${noun} during ${turns}${fromWhere}`)
  }
  return clause(subject, 'cast', `${whose} ${ordinal(nth)} ${noun} each turn${fromWhere}`)
}

function attacksClause(
  { object, defender, alone, while: state, with: others, first: isFirst, batch }: EventOf<'attacks'>,
  talk: Talk,
): Clause {
  const first = whoSubject(object, talk, 'creature', batch)
  const company =
    others === undefined
      ? undefined
      : ` and at least ${numberWord(others.count)} other ${(others.count === 1 ? nounPhrase : pluralPhrase)(others.of, { talk, kind: 'creature' })}`
  const subject = company === undefined ? first : third(first.text + company, 'many')
  const whom =
    defender === undefined
      ? ''
      : 'object' in defender
        ? whoPhrase(defender.object, talk, 'permanent')
        : defender.mostLife
          ? 'the player with the most life or tied for most life'
          : playerInEvent(defender.player, talk).text
  return clause(
    subject,
    'attack',
    [
      whom,
      alone ? 'alone' : '',
      state === undefined ? '' : `while ${state}`,
      isFirst ? 'for the first time each turn' : '',
    ]
      .filter(Boolean)
      .join(' '),
  )
}

function attackersClause(event: EventOf<'attackersDeclared'>, talk: Talk): Clause {
  const { player, attackers, atLeast = 1 } = event
  const many = `${numberWord(atLeast)} or more ${pluralPhrase(attackers, { talk, kind: 'creature' })}`
  if (player === undefined || attackers.controller !== undefined) return clause(third(many, 'many'), 'attack')
  const isAny = Object.keys(attackers).length === 0
  return clause(playerInEvent(player, talk), 'attack', isAny ? '' : `with ${many}`)
}

const firstTime = (nth: number | undefined): string => (nth === 1 ? ' for the first time each turn' : '')

const counterWord = (counter: CounterKind | 'any'): string => (counter === 'any' ? 'counter' : `${counter} counter`)

/** A player does it to an object, or it happens to the object. */
function doneTo(
  player: PlayerRef | undefined,
  object: Who | undefined,
  verb: string,
  noun: string,
  talk: Talk,
): Clause {
  const kind = noun === 'card' ? 'card' : 'permanent'
  if (player === undefined && object !== undefined && isRef(object)) {
    return clause(whoSubject(object, talk, kind), `be ${verb.replace(/e?$/, 'ed')}`)
  }
  return clause(playerInEvent(player, talk), verb, object === undefined ? `a ${noun}` : whoPhrase(object, talk, kind))
}

export const EVENTS: { [K in ToldEvent['kind']]: EventRenderer<K> } = {
  zoneChange: zoneChangeClause,
  cast: castClause,
  copied: ({ player, spell }, talk) => clause(playerInEvent(player, talk), 'copy', spellPhrase(spell, talk)),
  activated: ({ player, object, ability }, talk) => {
    const word = ability === 'loyalty' ? 'a loyalty ability' : 'an ability'
    const of = object === undefined ? '' : ` of ${whoPhrase(object, talk, 'permanent')}`
    const nonmana = ability === 'nonmana' ? " that isn't a mana ability" : ''
    return clause(playerInEvent(player, talk), 'activate', word + of + nonmana)
  },
  damage: damageClause,
  attacks: attacksClause,
  attackersDeclared: attackersClause,
  blocks: ({ object, attacker }, talk) =>
    clause(
      whoSubject(object, talk, 'creature'),
      'block',
      attacker === undefined ? '' : whoPhrase(attacker, talk, 'creature'),
    ),
  becomesBlocked: ({ object, by }, talk) =>
    clause(
      whoSubject(object, talk, 'creature'),
      'become',
      `blocked${by === undefined ? '' : ` by ${whoPhrase(by, talk, 'creature')}`}`,
    ),
  attacksUnblocked: ({ object, player, batch }, talk) => {
    const subject = whoSubject(object, talk, 'creature', batch)
    const whom = player === undefined ? '' : `${talk.player(player).text} `
    return clause(subject, 'attack', `${whom}and ${subject.number === 'many' ? "aren't" : "isn't"} blocked`)
  },
  tapped: ({ object, batch }, talk) => clause(whoSubject(object, talk, 'permanent', batch), 'become', 'tapped'),
  untapped: ({ object }, talk) => clause(whoSubject(object, talk, 'permanent'), 'become', 'untapped'),
  tappedForMana: ({ object, player, mana }, talk) => {
    const what = mana === undefined ? 'mana' : `{${mana}}`
    return player === undefined
      ? clause(whoSubject(object, talk, 'permanent'), 'be tapped', `for ${what}`)
      : clause(playerInEvent(player, talk), 'tap', `${whoPhrase(object, talk, 'permanent')} for ${what}`)
  },
  lifeGained: ({ player, nth, during }, talk) =>
    clause(playerInEvent(player, talk), 'gain', `life${firstTime(nth)}${duringText(during, talk)}`),
  lifeLost: ({ player, nth, during }, talk) =>
    clause(playerInEvent(player, talk), 'lose', `life${firstTime(nth)}${duringText(during, talk)}`),
  drawn: ({ player, nth, which }, talk) => {
    const subject = playerInEvent(player, talk)
    const whose = subject.person === 'you' ? 'your' : 'their'
    if (which !== undefined)
      return clause(
        subject,
        'draw',
        `a card except the first one ${subject.person === 'you' ? 'you' : 'they'} draw in each of ${whose} draw steps`,
      )
    return clause(subject, 'draw', nth === undefined ? 'a card' : `${whose} ${ordinal(nth)} card each turn`)
  },
  discarded: ({ player, object, causedBy, told, batch }, talk) => {
    if (batch !== undefined) {
      const cards = object === undefined || isRef(object) ? 'cards' : pluralPhrase(object, { talk, kind: 'card' })
      return clause(playerInEvent(player, talk), 'discard', `one or more ${cards}`)
    }
    if (told !== undefined) return doneTo(player, object, 'cycle or discard', 'card', talk)
    if (causedBy === undefined) return doneTo(player, object, 'discard', 'card', talk)
    const card = object === undefined ? 'a card' : whoPhrase(object, talk, 'card')
    const whom = playerInEvent(player, talk).text
    return clause(third(`a spell or ability ${talk.controls(causedBy, 'one')}`), 'cause', `${whom} to discard ${card}`)
  },
  cycled: ({ player, object }, talk) => doneTo(player, object, 'cycle', 'card', talk),
  sacrificed: ({ player, object }, talk) => doneTo(player, object, 'sacrifice', 'permanent', talk),
  countersPut: ({ object, counter, by }, talk) => {
    const counters = `one or more ${counterWord(counter)}s`
    const where = `on ${whoPhrase(object, talk, 'permanent')}`
    if (by !== undefined) return clause(playerInEvent(by, talk), 'put', `${counters} ${where}`)
    return clause(third(counters, 'many'), 'be put', where)
  },
  countersRemoved: ({ object, counter, last }, talk) =>
    clause(
      third(last ? `the last ${counterWord(counter)}` : withArticle(counterWord(counter))),
      'be removed',
      `from ${whoPhrase(object, talk, 'permanent')}`,
    ),
  becomesTarget: ({ object, player, by, controller, first }, talk) => {
    const source = by === undefined ? 'a spell or ability' : whoPhrase(by, talk, 'spell')
    const whose = controller === undefined ? '' : ` ${talk.controls(controller, 'one')}`
    const what = whoSubject(object, talk, 'permanent')
    return clause(
      player === undefined ? what : third(`${playerInEvent(player, talk).text} or ${what.text}`),
      'become',
      `the target of ${source}${whose}${firstTime(first && 1)}`,
    )
  },
  turnedFaceUp: ({ object }, talk) => clause(whoSubject(object, talk, 'permanent'), 'be turned', 'face up'),
  phasedOut: ({ object }, talk) => clause(whoSubject(object, talk, 'permanent'), 'phase', 'out'),
  phasedIn: ({ object }, talk) => clause(whoSubject(object, talk, 'permanent'), 'phase', 'in'),
  investigated: ({ player, nth }, talk) =>
    clause(playerInEvent(player, talk), 'investigate', nth === 1 ? 'for the first time each turn' : ''),
  proliferated: ({ player }, talk) => clause(talk.player(player), 'proliferate'),
  scried: ({ player }, talk) => clause(playerInEvent(player, talk), 'scry'),
  surveilled: ({ player }, talk) => clause(playerInEvent(player, talk), 'surveil'),
  explored: ({ object }, talk) => clause(whoSubject(object, talk, 'creature'), 'explore'),
  connived: ({ object }, talk) => clause(whoSubject(object, talk, 'creature'), 'connive'),
  triggered: ({ because, object }, talk) => {
    const of = object === undefined ? '' : ` of ${whoPhrase(object, talk, 'permanent')}`
    const cause = because === 'entering' ? 'a permanent entering' : 'a creature attacking'
    return clause(third(cause), 'cause', `a triggered ability${of} to trigger`)
  },
  exploited: ({ object, creature }, talk) =>
    clause(
      whoSubject(object, talk, 'creature'),
      'exploit',
      creature === undefined ? 'a creature' : whoPhrase(creature, talk, 'creature'),
    ),
  crimeCommitted: ({ player }, talk) => clause(playerInEvent(player, talk), 'commit', 'a crime'),
  evidenceCollected: ({ player }, talk) => clause(playerInEvent(player, talk), 'collect', 'evidence'),
  enlisted: ({ object }, talk) => clause(whoSubject(object, talk, 'creature'), 'enlist', 'a creature'),
  plotted: ({ object }, talk) => clause(whoSubject(object, talk, 'card'), 'become', 'plotted'),
  exerted: ({ object, player, when }, talk) => {
    const creature = whoPhrase(object, talk, 'creature')
    const subject = playerInEvent(player ?? 'you', talk)
    return when === 'asItAttacks' ? clause(subject, 'do') : clause(subject, 'exert', creature)
  },
  mutated: ({ object }, talk) => clause(whoSubject(object, talk, 'creature'), 'mutate'),
  daytime: () => clause(third('day'), 'become', 'night or night becomes day'),
  transformed: ({ object, into }, talk) =>
    clause(whoSubject(object, talk, 'permanent'), 'transform', into === undefined ? '' : `into ${into}`),
  landPlayed: ({ player, object, from }, talk) => {
    const land = object === undefined || isRef(object) ? object : withType(object, 'land')
    return clause(
      playerInEvent(player, talk),
      'play',
      `${land === undefined ? 'a land' : whoPhrase(land, talk, 'permanent')}${from === undefined ? '' : ` from ${from}`}`,
    )
  },
  becameAttached: ({ object, to }, talk) =>
    clause(
      whoSubject(object, talk, 'permanent'),
      'become',
      `attached to ${to === undefined ? 'a permanent' : whoPhrase(to, talk, 'permanent')}`,
    ),
  unlocked: ({ player }, talk) => clause(playerInEvent(player, talk), 'unlock', 'this door'),
  fullyUnlocked: ({ player }, talk) => clause(playerInEvent(player, talk), 'fully unlock', 'a Room'),
  becameLevel: ({ object, level }, talk) => clause(whoSubject(object, talk, 'permanent'), 'become', `level ${level}`),
  becameMonstrous: ({ object }, talk) => clause(whoSubject(object, talk, 'creature'), 'become', 'monstrous'),
  tookInitiative: ({ player }, talk) => clause(playerInEvent(player, talk), 'take', 'the initiative'),
  roomEntered: () => clause(YOU, 'move', 'your venture marker into this room'),
  dungeonCompleted: ({ player }, talk) => clause(playerInEvent(player, talk), 'complete', 'a dungeon'),
  becameMonarch: ({ player }, talk) => clause(playerInEvent(player, talk), 'become', 'the monarch'),
  ringTempted: ({ player }, talk) => clause(third('the Ring'), 'tempt', playerInEvent(player, talk).text),
  playerCounters: ({ player, counter, during }, talk) => {
    const what = counter === 'energy' ? 'one or more {E}' : `one or more ${counter} counters`
    const turn = during === undefined ? '' : ` during ${talk.whose(during)} turn`
    return clause(playerInEvent(player, talk), 'get', what + turn)
  },
  controlChanged: ({ object, from }, talk) =>
    clause(playerInEvent(from ?? 'any', talk), 'lose', `control of ${whoPhrase(object, talk, 'permanent')}`),
  searched: ({ player }, talk) => {
    const subject = playerInEvent(player, talk)
    return clause(subject, 'search', `${subject.person === 'you' ? 'your' : 'their'} library`)
  },
  shuffled: ({ player }, talk) => {
    const subject = playerInEvent(player, talk)
    return clause(subject, 'shuffle', `${subject.person === 'you' ? 'your' : 'their'} library`)
  },
  tokenCreated: ({ player, object, batch }, talk) => {
    const tokens = object === undefined ? 'a token' : whoPhrase(object, talk, 'token')
    const several = object === undefined || isRef(object) ? 'tokens' : pluralPhrase(object, { talk, kind: 'token' })
    return clause(playerInEvent(player, talk), 'create', batch === undefined ? tokens : `one or more ${several}`)
  },
}

export function eventClause(event: ToldEvent, talk: Talk): Clause {
  const render = EVENTS[event.kind] as (event: ToldEvent, talk: Talk) => Clause
  return render(event, talk)
}
