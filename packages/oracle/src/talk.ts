import type { Effect, EventPattern, Filter, ObjectRef, PlayerRef, Targets, Zone } from '@spellwright/dsl'
import { type Subject, third, YOU } from './english/clause.ts'
import { generalNoun } from './general-noun.ts'
import { type EventRoles, type Referent, type Role, targetReferent } from './referent.ts'
import type { SelfWords } from './self-words.ts'
import type { Wording } from './wording.ts'
import { plural } from './words/english.ts'
import { ordinal } from './words/numbers.ts'
import { PLAYER } from './words/players.ts'

/**
 * What has been said so far in one ability, so that the text can go on as a person would: "target creature" first,
 * then "it" or "that creature".
 */
export class Talk {
  readonly self: SelfWords
  /** Where this text stands: a spell's own text is laid out a little differently, and a draw step makes draws additional. */
  place: {
    spell?: 'spell'
    permanentSpell?: 'permanentSpell'
    event?: EventPattern
    zone?: Zone
    /** The card has named itself in the cost. */
    named?: 'inCost'
    /** All that the ability does: its condition stands behind. */
    onlyEffect?: Effect
  } = {}
  /** Whose hand was revealed, so that cards are taken "from it". */
  handOwner: PlayerRef | undefined
  /** Conditions about what was already named stand behind: "counter that spell if its mana value is 4 or less". */
  conditionsBehind = false
  /** Who has chosen a player and is not to be taken for that one: "the first player". */
  firstPlayer: PlayerRef | undefined
  /** Land types chosen so far, by name. */
  readonly landTypes: string[] = []
  roles: EventRoles = {}
  /** In a question to a player, who some of the players are: "you" for the one who is asked, others by name. */
  readonly persons = new Map<string, Subject>()
  /** Explanations of X waiting for the end of the sentence. */
  readonly #wheres = new Map<string, () => string>()
  readonly #referents = new Map<string, Referent>()
  readonly #playersNamed = new Set<string>()
  #topic: { key: string; sentence: number } | undefined
  #it: { key: string; sentence: number } | undefined
  /** What was spoken of before the card named itself in this sentence. */
  #besides: { key: string; sentence: number } | undefined
  #subjectPlayer: string | undefined
  #sentence = 0
  /** How deep the steps told now stand within others: what one may do, what happens if. */
  depth = 0
  /** The objects the step before did something to, where they were many: "they", "those creatures". */
  group: { of: string; noun: string } | undefined
  /** How deep the steps stand that one may do together, in one sentence. */
  mayDepth: number | undefined

  constructor(self: SelfWords, targets: Targets = {}) {
    this.self = self
    this.addTargets(targets)
  }

  addTargets(targets: Targets): void {
    for (const [name, target] of Object.entries(targets)) this.bind(name, targetReferent(target))
  }

  bind(name: string | undefined, referent: Referent): void {
    if (name !== undefined) this.#referents.set(`the ${name}`, referent)
  }

  /** Whether that player's hand was just revealed. */
  isRevealedHand(whose: PlayerRef | undefined): boolean {
    return whose !== undefined && this.handOwner !== undefined && playerKey(whose) === playerKey(this.handOwner)
  }

  /** "the chosen type"; of several "the second chosen type". */
  chosenType(name: string): string {
    const at = this.landTypes.indexOf(name)
    return this.landTypes.length > 1 && at >= 0 ? `the ${ordinal(at + 1)} chosen type` : 'the chosen type'
  }

  get wording(): Wording {
    return this.self.wording ?? {}
  }

  newSentence(): void {
    this.#sentence += 1
    this.#subjectPlayer = undefined
  }

  /** Registers what X stands for; the sentence ends with ", where X is …". */
  where(key: string, explanation: () => string): string {
    if (!this.#wheres.has(key)) this.#wheres.set(key, explanation)
    return 'X'
  }

  takeWheres(): string {
    if (this.#wheres.size === 0) return ''
    const texts = [...this.#wheres.values()].map((explanation) => `, where X is ${explanation()}`)
    this.#wheres.clear()
    return texts.join('')
  }

  referent(ref: ObjectRef): Referent | undefined {
    const key = this.#keyOf(ref)
    return typeof key === 'string' ? this.#referents.get(key) : key
  }

  /** Whether a target is still unspoken of. */
  isNew(ref: ObjectRef): boolean {
    return this.referent(ref)?.first !== undefined
  }

  setTopic(ref: ObjectRef): void {
    const key = this.#keyOf(ref)
    this.#topic = { key: typeof key === 'string' ? key : 'event', sentence: this.#sentence }
  }

  isTopic(ref: ObjectRef): boolean {
    const key = this.#keyOf(ref)
    return this.#topic?.key === (typeof key === 'string' ? key : 'event')
  }

  forgetTopic(): void {
    this.#topic = undefined
  }

  /** The event roles answer with the very thing they stand for, where the event names one. */
  #keyOf(ref: ObjectRef): string | Referent {
    if (ref === 'eventObject' || ref === 'eventSource') {
      const role = ref === 'eventObject' ? this.roles.object : this.roles.source
      if (role === undefined) return { noun: 'permanent', number: 'one' }
      return typeof role === 'object' && 'noun' in role ? role : this.#keyOf(role)
    }
    if (typeof ref === 'string') return ref
    return 'the' in ref ? `the ${ref.the}` : `linked ${ref.linked}`
  }

  /** "target creature", "it", "that creature", "this creature". */
  object(ref: ObjectRef, role: Role, preposition: 'in' | 'from' = 'in'): string {
    const key = this.#keyOf(ref)
    if (key === 'affected') return 'it'
    const isTopic = this.isTopic(ref)
    const sameSentence = isTopic && this.#topic?.sentence === this.#sentence
    const isEvent = typeof key !== 'string'
    const usually = isTopic && (role === 'subject' || (role === 'object' && sameSentence && !isEvent))
    const { pronouns } = this.wording
    const said = typeof key === 'string' ? key : 'event'
    // Once it is "it" in a sentence, "that creature" would be another one there.
    const isIt = said !== 'self' && this.#it?.key === said && this.#it.sentence === this.#sentence
    const pronoun =
      pronouns === undefined
        ? usually
        : (isTopic && (pronouns === 'always' || isIt)) || (pronouns === 'always' && this.#isClear(said, role))
    const besides = said === 'self' && role === 'subject' && !pronoun && !isTopic ? this.#topic?.key : undefined
    this.setTopic(ref)
    this.#besides = besides === undefined ? undefined : { key: besides, sentence: this.#sentence }
    if (pronoun) this.#it = { key: said, sentence: this.#sentence }
    if (key === 'self') return pronoun ? 'it' : this.#here()
    const isRole = ref === 'eventObject' || ref === 'eventSource'
    if (key === 'attachedTo' && isRole && pronoun && (pronouns === 'always' || !this.#hasLeft)) return 'it'
    if (key === 'attachedTo' && (isRole || (pronouns === 'never' && isTopic))) return this.#thatAttached()
    if (key === 'attachedTo')
      return pronoun && (role === 'subject' || pronouns === 'always') ? 'it' : this.self.attachedTo
    if (key === 'paired') return "the creature it's paired with"
    const referent = typeof key === 'string' ? this.#referents.get(key) : key
    if (key === 'linked convoke') return `each creature that convoked ${this.self.here}`
    if (typeof key === 'string' && key.startsWith('linked ')) return this.#linkedPhrase(key, referent)
    const isPlain = pronoun && (pronouns === 'always' || !(referent?.moved && role === 'object'))
    return this.#mention(referent, role, isPlain, preposition)
  }

  /** What is not spoken of just now, and yet the only thing "it" can mean. */
  #isClear(said: string, role: Role): boolean {
    // "~ deals 4 damage to it": the named one is not meant.
    const { key, sentence } = this.#besides ?? {}
    if (key === said) return role === 'object' && sentence === this.#sentence
    // "Discard ~: it deals …": only the cost has spoken of anything.
    if (said === 'self') return this.#topic === undefined && this.place.named !== undefined
    const { object, source } = this.roles
    return said === 'event' && this.#topic === undefined && (object === undefined) !== (source === undefined)
  }

  get #hasLeft(): boolean {
    const { event } = this.place
    return event?.kind === 'zoneChange' && event.from === 'battlefield'
  }

  /** "that creature", or "that card" where it has left. */
  #thatAttached(): string {
    return `that ${this.#hasLeft ? 'card' : this.self.attachedTo.replace(/^\w+ /, '')}`
  }

  /** Outside the battlefield a permanent card is "this card". */
  #here(): string {
    const { here } = this.self
    const { zone, event } = this.place
    const isOwn = (event?.kind === 'cycled' || event?.kind === 'discarded') && event.object === 'self'
    const isCard = (zone !== undefined && zone !== 'battlefield') || isOwn
    return isCard && here.startsWith('this ') ? 'this card' : here
  }

  #linkedPhrase(key: string, referent: Referent | undefined): string {
    // Chosen as the permanent entered, and still on the battlefield.
    if (this.self.linked[key.slice('linked '.length)]?.to === 'battlefield') return 'the chosen creature'
    return referent?.definite ?? 'the exiled card'
  }

  /** "exiled with this artifact": cards by the linked ability that remembers them. */
  linkedBy(key: string): string {
    if (key === 'convoke') return `that convoked ${this.self.here}`
    const verb = this.self.linked[key]?.to === 'battlefield' ? 'put onto the battlefield' : 'exiled'
    return `${verb} with ${this.self.here}`
  }

  #mention(referent: Referent | undefined, role: Role, pronoun: boolean, preposition: 'in' | 'from'): string {
    if (referent === undefined) return 'it'
    if (referent.first !== undefined) {
      const { first } = referent
      delete referent.first
      return first(this, preposition)
    }
    if (pronoun) {
      if (referent.number === 'one') return 'it'
      return role === 'subject' ? 'they' : 'them'
    }
    if (referent.definite) return referent.definite
    return this.those(referent)
  }

  /** Those the step before spoke of together, if these are the same. */
  sameGroup(filter: Filter, role: 'subject' | 'object'): string | undefined {
    if (this.group?.of !== JSON.stringify(filter) || this.wording.groups !== undefined) return undefined
    if (this.wording.pronouns === 'never') return `those ${plural(this.group.noun)}`
    return role === 'subject' ? 'they' : 'them'
  }

  /** "that creature", "those creatures". */
  those(referent: Referent): string {
    const noun = this.#noun(referent)
    return referent.number === 'one' ? `that ${noun}` : `those ${plural(noun)}`
  }

  /** What an object that has been moved was (CR 608.2h): "a copy of that creature". */
  asItWas(ref: ObjectRef): string | undefined {
    const referent = this.referent(ref)
    return referent?.moved && referent.number === 'one' ? `that ${generalNoun(referent.noun)}` : undefined
  }

  /** What has left is a card, unless it is called what it was. */
  #noun({ noun, moved, mixed }: Referent): string {
    if (mixed) return noun
    const { nouns } = this.wording
    const { event } = this.place
    if (moved) return nouns === 'particular' ? generalNoun(noun) : 'card'
    if (nouns === 'card' && event?.kind === 'zoneChange' && event.from === 'battlefield') return 'card'
    return nouns === 'particular' ? noun : generalNoun(noun)
  }

  /** "its", "that creature's", "target creature's". */
  possessive(ref: ObjectRef): string {
    if (ref === 'affected') return 'its'
    const referent = this.referent(ref)
    if (this.isTopic(ref) && referent?.first === undefined && this.wording.possessives !== 'never')
      return referent?.number === 'many' ? 'their' : 'its'
    const text = this.object(ref, 'full')
    if (text === 'it') return 'its'
    return text.endsWith('s') && referent?.number === 'many' ? `${text}'` : `${text}'s`
  }

  isPlural(ref: ObjectRef): boolean {
    return this.referent(ref)?.number === 'many'
  }

  subject(ref: ObjectRef): Subject {
    const number = this.isPlural(ref) ? 'many' : 'one'
    return third(this.object(ref, 'subject'), number)
  }

  /** A player as the one who does something; "their" then means that player. */
  actor(ref: PlayerRef): Subject {
    const subject = this.player(ref)
    this.#subjectPlayer = playerKey(ref)
    return subject
  }

  /** In a question to a player, a player is called so. */
  callPlayer(ref: PlayerRef, subject: Subject): void {
    this.persons.set(playerKey(ref), subject)
  }

  player(ref: PlayerRef): Subject {
    const person = this.persons.get(playerKey(ref))
    if (person) return person
    if (ref === 'you') return YOU
    if (ref === this.firstPlayer) return third('the first player')
    if (ref === 'eventPlayer' && this.roles.player !== undefined) {
      const { player } = this.roles
      if (player !== 'eachPlayer' && player !== 'opponent' && !this.#isChosen(player)) return this.player(player)
    }
    if (typeof ref === 'string') return third(PLAYER.say(ref))
    if ('the' in ref) {
      if (this.#isChosen(ref)) return third('the chosen player')
      const referent = this.#referents.get(`the ${ref.the}`)
      return third(referent ? this.#mention(referent, 'full', false, 'in') : 'that player', referent?.number)
    }
    return third(this.#relatedPlayer(ref))
  }

  /** The player chosen as this permanent entered. */
  #isChosen(ref: PlayerRef): boolean {
    return typeof ref === 'object' && 'the' in ref && this.self.chosenPlayers.includes(ref.the)
  }

  /** From here on "their" means that player, who will be named in a moment. */
  speakOf(ref: PlayerRef): void {
    this.#subjectPlayer = playerKey(ref)
  }

  #relatedPlayer(ref: { controllerOf: ObjectRef } | { ownerOf: ObjectRef }): string {
    const key = playerKey(ref)
    const object = 'controllerOf' in ref ? ref.controllerOf : ref.ownerOf
    // Inside a filter it is another one for each object that is looked at.
    if (this.#playersNamed.has(key) && object !== 'affected') return 'that player'
    this.#playersNamed.add(key)
    // CR 303.4: an Aura may enchant a player.
    if (object === 'attachedTo' && / (player|opponent)$/.test(this.self.attachedTo)) return this.self.attachedTo
    const referent = this.referent(object)
    if (referent?.mixed && referent.first === undefined) {
      // CR 608: the target may be the player or an object that has a controller.
      return `that player or that ${referent.noun.split(' or ')[1]}'s controller`
    }
    if ('controllerOf' in ref && referent?.controller === 'opponent')
      return this.wording.possessives === 'never' ? `${this.those(referent)}'s controller` : 'that player'
    const word = 'controllerOf' in ref ? 'controller' : 'owner'
    return `${this.possessive(object)} ${this.isPlural(object) ? plural(word) : word}`
  }

  /** "your", "their", "that player's", "its owner's". */
  whose(ref: PlayerRef): string {
    const person = this.persons.get(playerKey(ref))
    if (person) return person.person === 'you' ? 'your' : `${person.text}'s`
    if (ref === 'you') return 'your'
    if (playerKey(ref) === this.#subjectPlayer && this.wording.possessives !== 'never') return 'their'
    if (ref === 'opponent') return "an opponent's"
    if (typeof ref === 'object' && 'ownerOf' in ref) {
      this.#playersNamed.add(playerKey(ref))
      return `${this.possessive(ref.ownerOf)} owner's`
    }
    return `${this.player(ref).text}'s`
  }

  /** "you control", "an opponent controls", "your opponents control". */
  controls(ref: PlayerRef, number: 'one' | 'many'): string {
    const person = this.persons.get(playerKey(ref))
    if (person) return person.person === 'you' ? 'you control' : `${person.text} controls`
    if (ref === 'you') return 'you control'
    if (playerKey(ref) === this.#subjectPlayer) return 'they control'
    if (ref === 'opponent') return number === 'one' ? 'an opponent controls' : 'your opponents control'
    return `${this.player(ref).text} controls`
  }

  owns(ref: PlayerRef): string {
    const person = this.persons.get(playerKey(ref))
    if (person) return person.person === 'you' ? 'you own' : `${person.text} owns`
    if (ref === 'you') return 'you own'
    if (playerKey(ref) === this.#subjectPlayer) return 'they own'
    return ref === 'opponent' ? 'an opponent owns' : `${this.player(ref).text} owns`
  }
}

const playerKey = (ref: PlayerRef): string => JSON.stringify(ref)
