import type { PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { CardInfo, CardView, KnownCard } from './types.ts'

/*
 * The records of views of cards. They are classes, because spreading large objects is many times slower
 * (docs/decisions/0006-record-shapes.md).
 */

export class InfoRecord implements CardInfo {
  readonly name: CardInfo['name']
  readonly manaCost: CardInfo['manaCost']
  readonly manaValue: CardInfo['manaValue']
  readonly colors: CardInfo['colors']
  readonly supertypes: CardInfo['supertypes']
  readonly types: CardInfo['types']
  readonly subtypes: CardInfo['subtypes']
  readonly everyCreatureType: CardInfo['everyCreatureType']
  readonly power: CardInfo['power']
  readonly toughness: CardInfo['toughness']
  readonly basePower: CardInfo['basePower']
  readonly baseToughness: CardInfo['baseToughness']
  readonly loyalty: CardInfo['loyalty']
  readonly keywords: CardInfo['keywords']
  readonly abilities: CardInfo['abilities']

  constructor(info: CardInfo) {
    this.name = info.name
    this.manaCost = info.manaCost
    this.manaValue = info.manaValue
    this.colors = info.colors
    this.supertypes = info.supertypes
    this.types = info.types
    this.subtypes = info.subtypes
    this.everyCreatureType = info.everyCreatureType
    this.power = info.power
    this.toughness = info.toughness
    this.basePower = info.basePower
    this.baseToughness = info.baseToughness
    this.loyalty = info.loyalty
    this.keywords = info.keywords
    this.abilities = info.abilities
  }
}

export class KnownRecord extends InfoRecord implements KnownCard {
  readonly definition: string
  readonly face: number

  constructor(info: CardInfo, definition: string, face: number) {
    super(info)
    this.definition = definition
    this.face = face
  }
}

export class CardRecord extends KnownRecord implements CardView {
  readonly id: CardView['id']
  readonly owner: PlayerId
  readonly counters: CardView['counters']
  readonly sandbox: boolean

  constructor(info: CardInfo, definition: string, object: GameObject) {
    super(info, definition, object.face)
    this.id = object.id
    this.owner = object.owner
    this.counters = object.counters ?? {}
    this.sandbox = object.sandbox
  }
}
