import {
  type Condition,
  type Filter,
  mentionsOther,
  type ObjectRef,
  type PlayerRef,
  type Quantity,
  type Selector,
  sameData,
  type TargetSpec,
} from '@spellwright/dsl'
import { isAttached } from '../words/attached.ts'
import { readChooseCount } from '../words/choose-counts.ts'
import { PLAYER } from '../words/players.ts'
import { type Deed, Deeds, type Done } from './done/deeds.ts'
import { type NounPlayers, nounOf } from './noun.ts'
import { quantityPhrase } from './quantity.ts'
import {
  ATTACHED_CONTROLLER,
  becameFits,
  EACH_OF_TWO,
  fits,
  ITS_CONTROLLER,
  isNowhere,
  type Moved,
  named,
  SACRIFICED,
  SPOKEN_OF,
  TWO_OBJECTS,
} from './spoken-of.ts'
import { DIVIDED_TARGETS, ONE_OR_TWO, SEVERAL_TARGETS, TARGETS, targetCount } from './target-count.ts'

/** What the words of an ability refer to while it is read. */
export class Reading {
  readonly targets: Record<string, TargetSpec> = {}
  /** What "it" and "that creature" mean now. */
  it: ObjectRef | undefined
  /** Whom "that player" and "they" mean now. */
  they: PlayerRef | undefined

  /** The cards of a library looked at or revealed just now. */
  looked: { the: string } | undefined
  /** Whose hand was revealed just now. */
  hand: PlayerRef | undefined
  /** The amount of the event, where it has one and nothing else has been done yet that "that much" could mean. */
  amount: 'amount' | undefined

  #moved: Moved | undefined
  /** What moved before another object was named. */
  #earlier: Moved | undefined
  /** What the event is about, and how it is described there. */
  readonly #first: { it: ObjectRef; filter: Filter } | undefined

  readonly #hasAmount: boolean

  /** How many targets earlier modes have: all chosen modes share their names. */
  readonly #before: number

  constructor(it?: ObjectRef, they?: PlayerRef, amount?: 'amount', before = 0, filter?: Filter) {
    this.it = it
    this.#first = it === undefined || filter === undefined ? undefined : { it, filter }
    this.they = they
    this.amount = amount
    this.#hasAmount = amount !== undefined
    this.#before = before
  }

  /** What was not understood, as things stood when it was tried: the same words would fail again. */
  readonly #failures = new Set<string>()

  /** Tries to read these words, unless they are known not to be understood as things stand now. */
  once<T>(text: string, read: () => T | undefined): T | undefined {
    const key = `${text}\n${this.#standing}`
    if (this.#failures.has(key)) return undefined
    const found = read()
    if (found === undefined) this.#failures.add(key)
    return found
  }

  /** Everything on which it depends what words mean. */
  get #standing(): string {
    const { it, they, looked, hand, amount, targets } = this
    return JSON.stringify([
      it,
      they,
      looked,
      hand,
      amount,
      targets,
      this.#moved?.name,
      this.#earlier?.name,
      this.#done?.name,
      this.#deeds.words,
    ])
  }

  /** What was done to several just now, that "that many" could count. */
  #done: Moved | undefined

  did(effect: { as?: string }, name: string): void {
    this.#done = { effect, name }
  }

  /** "that many": as many as something was done to just now. */
  thatMany(): Quantity | undefined {
    return this.#done === undefined ? undefined : { kind: 'bound', name: named(this.#done).the }
  }

  /** What steps did something to. */
  readonly #deeds = new Deeds()

  /** A step does that to things called so: they may be counted later, "for each creature destroyed this way". */
  doing<E extends { as?: string }>(deed: Deed, noun: string, effect: E): E {
    this.#deeds.add(deed, noun, effect)
    // Where the event has an amount, "that many" could mean either.
    if (!this.#hasAmount) this.#done = { effect, name: deed }
    return effect
  }

  /** What was done to something, and the name by which it can be counted. */
  doneTo(deed: Deed): Done | undefined {
    return this.#deeds.find(deed)
  }

  look(cards: { the: string }): void {
    this.looked = cards
  }

  get targetList(): { targets?: Record<string, TargetSpec> } {
    return Object.keys(this.targets).length === 0 ? {} : { targets: this.targets }
  }

  #target(spec: TargetSpec): { the: string } {
    const index = this.#before + Object.keys(this.targets).length
    const name = index === 0 ? 'target' : `target${index + 1}`
    this.targets[name] = spec
    if (spec.objects !== undefined) {
      this.#earlier = this.#moved ?? this.#earlier
      this.#moved = undefined
    }
    return { the: name }
  }

  /** Whether "other" would mean other than these: not what the field `other` says, which is about the source. */
  get #speaksOfOthers(): boolean {
    return Object.values(this.targets).some(({ objects, anyTarget }) => (objects ?? anyTarget) !== undefined)
  }

  /** A noun phrase in which "other" means other than the source. */
  noun(text: string, mayTarget?: 'mayTarget'): Filter | undefined {
    const target = (words: string): PlayerRef | undefined => this.target(words)
    const filter = nounOf(text, mayTarget === undefined ? this.nounPlayers : { ...this.nounPlayers, target })
    const isPlain =
      !this.#speaksOfOthers &&
      this.#moved === undefined &&
      this.#earlier === undefined &&
      (this.it === undefined || this.it === 'self')
    return filter !== undefined && mentionsOther('filter', filter) && !isPlain ? undefined : filter
  }

  /** "target creature you control", "up to two target creatures", "any target". */
  target(text: string): { the: string } | undefined {
    if (text === 'any target') return this.#target({ anyTarget: 'any target' })
    if (text === 'any other target') {
      if (!this.#speaksOfOthers) return this.#target({ anyTarget: 'any other target' })
      const earlier = this.#different()
      return earlier && this.#target({ anyTarget: 'any target', ...earlier })
    }
    const several = SEVERAL_TARGETS.exec(text)
    if (several !== null) return this.#target({ anyTarget: 'any target', ...targetCount(several[1], several[2]) })
    const found = TARGETS.exec(text)
    if (found === null) return this.#oneOrTwo(text)
    const [, upTo, amount, other, noun] = found
    const speaksOfOthers = other !== undefined && this.#speaksOfOthers
    const count = targetCount(upTo, amount)
    const players = /^(player|opponent)s?$/.exec(noun!)
    if (speaksOfOthers && (players !== null || / or planeswalker$| from a single graveyard$/.test(noun!)))
      return undefined
    if (players !== null) {
      const who = this.#target({ players: { player: players[1] === 'opponent' ? 'opponent' : 'any' }, ...count })
      this.they = who
      return who
    }
    const mixed = /^(player|opponent) or planeswalker$/.exec(noun!)
    if (mixed !== null) {
      const player = mixed[1] === 'opponent' ? 'opponent' : 'any'
      return this.#target({ players: { player }, objects: { type: 'planeswalker' }, ...count })
    }
    const single = / from a single graveyard$/.exec(noun!)
    const filter = nounOf(
      single === null ? noun! : `${noun!.slice(0, single.index)} from a graveyard`,
      this.nounPlayers,
    )
    if (filter === undefined || isNowhere(noun!, filter)) return undefined
    if (single !== null) {
      const { zone, ...others } = filter
      this.it = this.#target({ objects: { ...others, zone: zone! }, ...count, together: 'sameOwner' })
      return this.it as { the: string }
    }
    const different = speaksOfOthers ? this.#different(filter) : {}
    if (different === undefined) return undefined
    const isOther = other !== undefined && !speaksOfOthers
    const object = this.#target({ objects: isOther ? { ...filter, other: true } : filter, ...count, ...different })
    this.it = object
    return object
  }

  /** "one or two target creatures": at least one (CR 601.2c). */
  #oneOrTwo(text: string): { the: string } | undefined {
    const found = ONE_OR_TWO.exec(text)
    const filter = found === null ? undefined : nounOf(found[2]!, this.nounPlayers)
    const count = found === null ? undefined : readChooseCount(found[1]!)
    if (filter === undefined || count === undefined || isNowhere(found![2]!, filter)) return undefined
    this.it = this.#target({ objects: filter, count })
    return this.it as { the: string }
  }

  /** "another target creature" after "target creature": only of the same sort it is clear what it is other than. */
  #different(filter?: Filter): Pick<TargetSpec, 'differentFrom'> | undefined {
    const names = Object.entries(this.targets).filter(([, { players }]) => players === undefined)
    const isSame = ({ objects, anyTarget }: TargetSpec): boolean =>
      filter === undefined
        ? anyTarget === 'any target'
        : objects !== undefined &&
          objects.zone === filter.zone &&
          sameData(objects.type, filter.type) &&
          (objects.type !== undefined || sameData(objects.subtype, filter.subtype))
    if (!names.every(([, spec]) => isSame(spec))) return undefined
    return { differentFrom: names.map(([the]) => ({ the })) }
  }

  /** Targets chosen only if the spell was announced so (CR 702.33e). */
  onlyIf(before: readonly string[], condition: Condition): void {
    for (const [name, spec] of Object.entries(this.targets))
      if (!before.includes(name)) this.targets[name] = { ...spec, onlyIf: condition }
  }

  /** CR 701.41: a permanent supports others; a spell is no creature anyway. */
  support(max: number): { the: string } {
    return this.#target({ objects: { type: 'creature', other: true }, count: { min: 0, max } })
  }

  /** "one or two targets", "any number of target creatures": among which an amount is divided. */
  divided(text: string, divide: Quantity): { the: string } | undefined {
    const found = DIVIDED_TARGETS.exec(text)
    if (found === null) return undefined
    const count = readChooseCount(found[1]!)
    if (count === undefined) return undefined
    if (found[2] === undefined) return this.#target({ anyTarget: 'any target', count, divide })
    const objects = nounOf(found[2], this.nounPlayers)
    return objects === undefined ? undefined : this.#target({ objects, count, divide })
  }

  /** Reads on only if it succeeds: what a failed attempt took for a target is forgotten. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const { it, they, looked, amount } = this
    const moved = this.#moved
    const earlier = this.#earlier
    const done = this.#done
    const deeds = this.#deeds.all
    const names = Object.keys(this.targets)
    const found = read()
    if (found !== undefined) return found
    this.it = it
    this.they = they
    this.looked = looked
    this.amount = amount
    this.#moved = moved
    this.#earlier = earlier
    this.#done = done
    this.#deeds.all = deeds
    for (const name of Object.keys(this.targets)) if (!names.includes(name)) delete this.targets[name]
    return undefined
  }

  /** A step moved what was spoken of: who speaks of it again means what it became. */
  moved(effect: { as?: string }, name: string): void {
    this.#moved = { effect, name }
  }

  /** "A copy of that creature" that has just been exiled is a copy of what it was (CR 608.2h). */
  beforeItMoved(text: string): ObjectRef | undefined {
    const noun = /^that (creature|permanent|artifact|enchantment|land)$/.exec(text)?.[1]
    if (noun === undefined || this.#moved?.name !== 'exiled' || this.it === undefined) return undefined
    return this.#fits(this.it, noun) ? this.it : undefined
  }

  /** Whatever has been done to other things, "it" is this again. */
  speakOf(object: ObjectRef): void {
    this.it = object
    this.#moved = undefined
    this.#earlier = undefined
  }

  /** What "its" is of: what a card became that was just put elsewhere. */
  get its(): ObjectRef | undefined {
    return this.#moved?.name === 'put' ? this.#pronoun('it') : this.it
  }

  #pronoun(noun: string): ObjectRef | undefined {
    if (this.#moved !== undefined && becameFits(this.#moved.name, noun) && !this.#isCalled(noun)) {
      this.it = named(this.#moved)
      this.#moved = undefined
      return this.it
    }
    if (this.it !== undefined && this.#fits(this.it, noun)) return this.it
    if (this.#earlier !== undefined && becameFits(this.#earlier.name, noun)) return named(this.#earlier)
    return this.#first !== undefined && fits(noun, this.#first.filter) ? this.#first.it : undefined
  }

  /** Whether that is what the target spoken of is called: "that creature" is then no token made since. */
  #isCalled(noun: string): boolean {
    if (this.#moved?.name !== 'token' || typeof this.it !== 'object' || !('the' in this.it)) return false
    return this.targets[this.it.the]?.objects?.type === noun
  }

  /** Whether a noun can be said of it, as far as the words tell. */
  #fits(ref: ObjectRef, noun: string): boolean {
    if (typeof ref === 'object' && 'the' in ref) {
      const objects = this.targets[ref.the]?.objects
      return objects === undefined || fits(noun, objects)
    }
    return ref !== this.#first?.it || fits(noun, this.#first.filter)
  }

  get nounPlayers(): NounPlayers {
    const quantity = (text: string): Quantity | undefined => quantityPhrase(text, this)
    const object = (text: string): ObjectRef | undefined =>
      text === '~' || text === 'it' || /^that [a-z]+$/.test(text) ? this.object(text) : undefined
    return this.they === undefined ? { quantity, object } : { that: this.they, quantity, object }
  }

  /** One object, or several at once: "~", "it", "enchanted creature", "all creatures", "target creature". */
  objects(text: string): Selector | undefined {
    if (text === '~') return 'self'
    if (SPOKEN_OF.test(text)) return this.#pronoun(text.replace(/^(?:that|those) /, ''))
    if (isAttached(text)) {
      this.it = 'attachedTo'
      return 'attachedTo'
    }
    const theirs = /^(.+) (target (?:player|opponent)) controls$/.exec(text)
    if (theirs !== null) {
      this.they = this.target(theirs[2]!)
      return this.objectsOrAll(`${theirs[1]} that player controls`)
    }
    const sacrificed = SACRIFICED.exec(text)
    if (sacrificed !== null) return { the: sacrificed[1]! }
    const two = TWO_OBJECTS.exec(text)
    if (two !== null) {
      const zone = / (?:from (?:your|a) graveyard|from exile)$/.exec(two[2]!)?.[0] ?? ''
      const isShared = zone !== '' && / cards?$/.test(two[1]!)
      const both = [this.object(two[1]! + (isShared ? zone : '')), this.object(two[2]!)]
      if (both.every((ref) => ref !== undefined)) return both as ObjectRef[]
      return undefined
    }
    if (text.includes('target')) return this.target(text)
    const all = /^(?:all|each) (.+)$/.exec(text.replace(EACH_OF_TWO, '$1 or $2'))
    if (all !== null) {
      const filter = this.noun(all[1]!)
      return filter === undefined ? undefined : { all: filter }
    }
    return undefined
  }

  /** The same, or a plural that stands for all of them: "creatures you control". */
  objectsOrAll(text: string): Selector | undefined {
    const found = text === 'they' ? this.#pronoun('they') : this.objects(text.replace(/ each$/, ''))
    if (found !== undefined) return found
    if (
      !/^(?:other )?\S+s\b|^(?:other )?[a-z-]+ \S+s\b|^(?:other )?(?:\S+ )*(?:creatures|permanents|artifacts|lands)\b/.test(
        text,
      )
    )
      return undefined
    const filter = this.noun(text)
    return filter === undefined ? undefined : { all: filter }
  }

  /** Whether it is a target on the stack. */
  isSpell(what: Selector): boolean {
    const name = typeof what === 'object' && 'the' in what ? what.the : undefined
    return name !== undefined && this.targets[name]?.objects?.zone === 'stack'
  }

  object(text: string): ObjectRef | undefined {
    const found = this.objects(text)
    return found === undefined || typeof found === 'string' || !('all' in found)
      ? (found as ObjectRef | undefined)
      : undefined
  }

  player(text: string): PlayerRef | undefined {
    if (/^(?:that player|they|that opponent)$/.test(text)) return this.they
    if (ITS_CONTROLLER.test(text)) return this.it === undefined ? undefined : { controllerOf: this.it }
    if (ATTACHED_CONTROLLER.test(text)) return { controllerOf: 'attachedTo' }
    if (text === 'its owner') return this.it === undefined ? undefined : { ownerOf: this.it }
    return /^target (?:player|opponent)$/.test(text) ? this.target(text) : PLAYER.read(text)
  }
}
