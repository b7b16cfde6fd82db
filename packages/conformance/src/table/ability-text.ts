import { type Ability, type CardFace, keywordName } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Characteristics,
  characteristics,
  compiledOf,
  type Game,
  type GameObject,
  type ObjectId,
  recordOf,
  supertypesOf,
  typesOf,
} from '@spellwright/engine'
import { renderFace } from '@spellwright/oracle'
import { shownName } from './names.ts'

type SelfFacts = Pick<CardFace, 'name' | 'types' | 'supertypes' | 'subtypes'> & {
  /** What it enchants decides how its other abilities call that. */
  enchant?: Ability | undefined
}

const factsOf = (c: Characteristics): SelfFacts => ({
  name: c.name,
  types: typesOf(c),
  supertypes: supertypesOf(c),
  subtypes: c.subtypes,
  enchant: c.abilities.find(({ ability }) => ability.kind === 'keyword' && keywordName(ability.keyword) === 'enchant')
    ?.ability,
})

const rendered = new WeakMap<Ability, Map<string, string>>()

/** An ability as it reads on an object with these facts. */
export function abilityText(ability: Ability, facts: SelfFacts): string {
  const key = `${facts.name}|${facts.types.join()}|${facts.subtypes.join()}`
  const known = rendered.get(ability) ?? new Map<string, string>()
  rendered.set(ability, known)
  let text = known.get(key)
  if (text === undefined) {
    const { enchant, ...own } = facts
    text =
      renderFace({ ...own, types: [...own.types], abilities: enchant ? [ability, enchant] : [ability] }).abilities[0] ??
      ''
    known.set(key, text)
  }
  return text
}

/** An ability that a keyword stands for goes by the keyword: "Equip {1}", "Cycling {2}". */
function parentOf(abilities: readonly AbilityInstance[], key: string): AbilityInstance | undefined {
  return abilities.find((other) => other.ability.kind === 'keyword' && key.startsWith(`${other.key}.`))
}

/** The texts an ability of an object can be called by. */
export function textsOf(c: Characteristics, instance: AbilityInstance): string[] {
  const facts = factsOf(c)
  const own = abilityText(instance.ability, facts)
  const parent = parentOf(c.abilities, instance.key)
  return parent ? [abilityText(parent.ability, facts), own] : [own]
}

/** Does the object's own name stand in a text? Legends go by their short name too. */
const namesOf = (name: string): string[] =>
  [name, ...(name.includes(',') ? [name.split(',')[0]!] : [])].filter((word) => word !== '')

const SELF_WORDS =
  /\b(?:this|that) (?:creature|artifact|enchantment|land|permanent|planeswalker|battle|aura|equipment|vehicle|saga|class|case|room|siege|spacecraft|token|card|spell|siege|fortification)\b/g

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Text as it is compared: without case, mark-up, reminders, kinds of dashes, and how the object refers to itself. */
export function comparable(text: string, selfName = ''): string {
  let plain = text
    .replace(/<br>/g, ' ')
    .replace(/&bull;?/g, '•')
    .replace(/<[^>]*>/g, '')
    .replace(/&mdash;|—|–/g, '-')
    .replace(/−/g, '-')
    .replace(/&nbsp;/g, ' ')
    .replace(/[’‘]/g, "'")
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\{this\}/g, 'this')
    .replace(/\bthat (?:creature|card|permanent|spell)'s\b/g, 'its')
    .replace(SELF_WORDS, 'this')
  for (const name of namesOf(selfName))
    plain = plain.replace(new RegExp(`(?<![\\w])${escaped(name.toLowerCase())}(?![\\w])`, 'g'), 'this')
  return plain.replace(/\s+/g, ' ').trim()
}

/** Does one of the texts begin like that? */
export const beginsLike = (texts: readonly string[], beginning: string, selfName: string): boolean =>
  texts.some((text) => comparable(text, selfName).startsWith(comparable(beginning, selfName)))

const sourceName = (game: Game, id: ObjectId): string => {
  const record = recordOf(game, id)
  if (!record) return ''
  return shownName(game, id) || compiledOf(game, record.def).definition.faces[0]!.name
}

export interface StackDescription {
  readonly texts: readonly string[]
  readonly name: string
  readonly isCopy: boolean
}

/** A spell is described as "Cast <name>", an ability by its text. */
export function describeOnStack(game: Game, id: ObjectId): StackDescription {
  const object = game.state.objects[id]!
  if (object.kind !== 'ability') {
    const name = shownName(game, id)
    // Scripts speak of a face-down spell by the name of the card.
    const hidden = object.faceDown ? [`Cast ${compiledOf(game, object.def).definition.faces[0]!.name}`] : []
    return { texts: [`Cast ${name}`, ...hidden], name, isCopy: object.kind === 'copy' || object.copy !== null }
  }
  return describeAbility(game, object)
}

function describeAbility(game: Game, object: GameObject): StackDescription {
  const item = object.stack!
  const name = sourceName(game, item.source)
  const isCopy = item.castAs === 'copy'
  const source = game.state.objects[item.source]
  if (!item.ability) return { texts: [], name, isCopy }
  const c = source ? characteristics(game, item.source) : game.state.lastKnown.get(item.source)?.characteristics
  if (!c) return { texts: [abilityText(item.ability, { name, types: [], supertypes: [], subtypes: [] })], name, isCopy }
  const instance = { ability: item.ability, key: item.abilityKey, grantedAt: 0 }
  return { texts: textsOf(c, instance), name, isCopy }
}
