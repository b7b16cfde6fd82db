import { BASIC_LAND_TYPES, type Color, type Modification, type Quantity, sameData } from '@spellwright/dsl'
import { abilityText } from './ability/ability.ts'
import { pluralPhrase } from './filter/determiner.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import { keywordText } from './keyword.ts'
import { powerToughnessChange } from './power-toughness.ts'
import { amountText } from './quantity.ts'
import { grantedWords } from './self-words.ts'
import { Talk } from './talk.ts'
import { colorWord } from './words/colors.ts'
import { and, plural, withArticle } from './words/english.ts'
import { isBasicLandType } from './words/types.ts'

type ModificationOf<K extends Modification['kind']> = Extract<Modification, { kind: K }>

/** A change as a verb and what follows: "get +1/+1", "have flying", "be a Swamp in addition to its other types". */
export interface Predicate {
  verb: string
  rest: string
  /** Said at the end of the sentence: "for each …". */
  end?: string
}

export interface ModificationTalk {
  talk: Talk
  number: 'one' | 'many'
  /** A static ability says what is so ("has"), an effect what happens ("gains", "becomes"). */
  mode: 'static' | 'effect'
  /** What the objects are, for "other land types". */
  noun: string
}

const have = ({ mode }: ModificationTalk): string => (mode === 'static' ? 'have' : 'gain')
const be = ({ mode }: ModificationTalk): string => (mode === 'static' ? 'be' : 'become')
const its = ({ number }: ModificationTalk): string => (number === 'one' ? 'its' : 'their')

const chosen = (value: readonly string[] | { chosen: string }, word: string): readonly string[] =>
  'chosen' in value ? [word] : value

/** "a Swamp", "Mountains". */
function kinds(names: readonly string[], say: ModificationTalk): string {
  return say.number === 'one' ? withArticle(names.join(' ')) : names.map((name) => plural(name)).join(' ')
}

function inAddition(names: readonly string[], word: string, say: ModificationTalk): Predicate {
  return { verb: be(say), rest: `${kinds(names, say)} in addition to ${its(say)} other ${word}` }
}

function colorsText(colors: readonly Color[] | { chosen: string }): string {
  if ('chosen' in colors) return 'the chosen color'
  if (colors.length === 0) return 'colorless'
  return colors.length === 5 ? 'all colors' : and(colors.map(colorWord))
}

/** A number is said as it is, anything else is what the power is equal to. */
const equalTo = (value: Quantity): string => (typeof value === 'number' ? '' : 'equal to ')

function basePowerToughness({ power, toughness }: ModificationOf<'setBasePT'>, say: ModificationTalk): Predicate {
  const { talk } = say
  if (power === undefined || toughness === undefined) {
    const [word, value] = power === undefined ? ['toughness', toughness ?? 0] : ['power', power]
    return { verb: 'have', rest: `base ${word} ${amountText(value, talk)}` }
  }
  if (typeof power === 'number' && typeof toughness === 'number') {
    return { verb: 'have', rest: `base power and toughness ${power}/${toughness}` }
  }
  if (sameData(power, toughness)) {
    if (typeof power === 'object' && power.kind === 'x') return { verb: 'have', rest: 'base power and toughness X/X' }
    return { verb: 'have', rest: `base power and base toughness each equal to ${amountText(power, talk)}` }
  }
  return {
    verb: 'have',
    rest: `base power ${equalTo(power)}${amountText(power, talk)} and base toughness ${equalTo(toughness)}${amountText(toughness, talk)}`,
  }
}

function gainedAbility({ ability }: ModificationOf<'gainAbility'>, say: ModificationTalk): Predicate {
  const words = grantedWords([say.noun], say.talk.wording)
  return { verb: have(say), rest: `"${abilityText(ability, new Talk(words)).join(' ')}"` }
}

/** A word chosen in the same breath: "the creature type of your choice". */
function ofYourChoice(name: string, { talk }: ModificationTalk): string | undefined {
  const definite = talk.referent({ the: name })?.definite
  return definite?.endsWith('of your choice') ? definite : undefined
}

const MODIFICATIONS: { [K in Modification['kind']]: (change: ModificationOf<K>, say: ModificationTalk) => Predicate } =
  {
    setController: ({ player }, { talk }) => ({ verb: 'come', rest: `under ${talk.whose(player)} control` }),
    addType: ({ types }, say) => inAddition([types.join(' ')], 'types', say),
    setTypes: ({ types, subtypes }, say) => ({
      verb: be(say),
      rest: kinds([[...(subtypes ?? []), ...types].join(' ')], say),
    }),
    removeType: ({ types }, say) =>
      say.mode === 'static' && say.number === 'one'
        ? { verb: "isn't", rest: kinds([types.join(' ')], say) }
        : { verb: be(say), rest: `no longer ${kinds([types.join(' ')], say)}` },
    addSupertype: ({ supertypes }, say) => ({ verb: be(say), rest: supertypes.join(' ') }),
    removeSubtype: ({ subtypes }, say) => ({
      verb: say.number === 'one' ? "isn't" : "aren't",
      rest: say.number === 'one' ? subtypes.map(withArticle).join(' or ') : subtypes.map(plural).join(' or '),
    }),
    removeSupertype: ({ supertypes }, say) => ({ verb: be(say), rest: `no longer ${supertypes.join(' ')}` }),
    addSubtype: ({ subtypes }, say) => {
      const names = chosen(subtypes, 'the chosen type')
      const areLands = names.every(isBasicLandType)
      if (areLands && names.length === BASIC_LAND_TYPES.length)
        return { verb: be(say), rest: `every basic land type in addition to ${its(say)} other types` }
      return 'chosen' in subtypes
        ? {
            verb: be(say),
            rest: `${ofYourChoice(subtypes.chosen, say) ?? 'the chosen type'} in addition to ${its(say)} other types`,
          }
        : inAddition(names, areLands ? 'land types' : 'types', say)
    },
    setCreatureTypes: ({ subtypes }, say) =>
      'chosen' in subtypes
        ? { verb: be(say), rest: ofYourChoice(subtypes.chosen, say) ?? 'the chosen creature type' }
        : subtypes.length === 0
          ? { verb: 'lose', rest: 'all creature types' }
          : { verb: be(say), rest: kinds([subtypes.join(' ')], say) },
    allCreatureTypes: (_change, say) => ({ verb: be(say), rest: 'every creature type' }),
    setLandTypes: ({ subtypes }, say) =>
      'chosen' in subtypes
        ? {
            verb: be(say),
            rest: ofYourChoice(subtypes.chosen, say) ?? say.talk.chosenType(subtypes.chosen),
          }
        : subtypes.length === 0
          ? { verb: 'lose', rest: 'all land types' }
          : { verb: be(say), rest: kinds(subtypes, say) },
    setColor: ({ colors }, say) => {
      const choice = 'chosen' in colors ? say.talk.referent({ the: colors.chosen })?.definite : undefined
      return { verb: be(say), rest: choice ?? colorsText(colors) }
    },
    addColor: ({ colors }, say) => ({
      verb: be(say),
      rest: `${colorsText(colors)} in addition to ${its(say)} other colors`,
    }),
    gainAbility: gainedAbility,
    gainActivatedAbilitiesOf: ({ cards }, { talk }) => ({
      verb: 'have',
      rest: `all activated abilities of all ${pluralPhrase(cards, { talk, kind: 'card' })}`,
    }),
    gainKeyword: ({ keyword }, say) => ({ verb: have(say), rest: keywordText(keyword, say.talk) }),
    loseKeyword: ({ keyword }) => ({ verb: 'lose', rest: keyword }),
    loseAllAbilities: ({ except }) => ({
      verb: 'lose',
      rest: `all abilities${except === undefined ? '' : ' except mana abilities'}`,
    }),
    setBasePT: basePowerToughness,
    modifyPT: ({ power, toughness }, { talk, mode }) => {
      const { text, each } = powerToughnessChange(power, toughness, talk, mode)
      return each === undefined ? { verb: 'get', rest: text } : { verb: 'get', rest: text, end: each }
    },
    setText: ({ abilities }, { talk }) => ({
      verb: 'have',
      rest: `the text "${abilities.flatMap((ability) => abilityText(ability, new Talk(grantedWords(['creature'], talk.wording)))).join(' ')}"`,
    }),
    fullTextOf: ({ card }, { talk }) => ({
      verb: 'have',
      rest: `the full text of the ${nounPhrase(card, { talk, kind: 'card' })}`,
    }),
    switchPT: (_change, { number }) => ({
      verb: 'switch',
      rest: `${number === 'one' ? 'its' : 'their'} power and toughness`,
    }),
    setLoyalty: ({ loyalty }, { talk }) => ({ verb: 'have', rest: `starting loyalty ${amountText(loyalty, talk)}` }),
    noManaCost: () => ({ verb: 'have', rest: 'no mana cost' }),
    hasThisAbility: () => ({ verb: 'have', rest: 'this ability' }),
    setName: ({ name }) => ({ verb: 'be', rest: `named ${name}` }),
  }

export function modificationPredicate(change: Modification, say: ModificationTalk): Predicate {
  const render = MODIFICATIONS[change.kind] as (change: Modification, say: ModificationTalk) => Predicate
  return render(change, say)
}

/** "a blue Frog creature with base power and toughness 1/1": the first changes where they tell of a sort, and how many. */
function sortPredicate(changes: readonly Modification[], say: ModificationTalk): [Predicate, number] | undefined {
  const color = changes[0]?.kind === 'setColor' && !('chosen' in changes[0].colors) ? changes[0] : undefined
  const [sort, base] = changes.slice(color === undefined ? 0 : 1)
  if (base?.kind !== 'setBasePT' || typeof base.power !== 'number' || typeof base.toughness !== 'number')
    return undefined
  if (sort?.kind !== 'setTypes' && sort?.kind !== 'setCreatureTypes') return undefined
  if (sort.subtypes === undefined || 'chosen' in sort.subtypes || say.number === 'many') return undefined
  const types = sort.kind === 'setTypes' ? sort.types : []
  const words = [...(color === undefined ? [] : [colorsText(color.colors)]), ...sort.subtypes, ...types]
  const size = `base power and toughness ${base.power}/${base.toughness}`
  const rest = `${withArticle(words.join(' '))} with ${size}`
  return [{ verb: be(say), rest }, color === undefined ? 2 : 3]
}

/** Whether these changes make a sort of creature of it. */
export const isSort = (changes: readonly Modification[]): boolean =>
  changes.some(({ kind }) => kind === 'setTypes' || kind === 'setCreatureTypes') &&
  changes.some(({ kind }) => kind === 'setBasePT')

/** Several changes in one sentence; the same verb is said once: "has first strike and lifelink". */
export function predicates(changes: readonly Modification[], say: ModificationTalk): Predicate[] {
  const list: (Predicate & { parts: string[] })[] = []
  for (let index = 0; index < changes.length; index += 1) {
    const [whole, length] = sortPredicate(changes.slice(index), say) ?? []
    const predicate = whole ?? modificationPredicate(changes[index]!, say)
    if (length !== undefined) index += length - 1
    const previous = list.at(-1)
    if (previous && previous.verb === predicate.verb && (predicate.verb === 'have' || predicate.verb === 'gain')) {
      previous.parts.push(predicate.rest)
      previous.rest = and(previous.parts)
      if (predicate.end) previous.end = predicate.end
    } else list.push({ ...predicate, parts: [predicate.rest] })
  }
  return list
}
