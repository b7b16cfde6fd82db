import {
  type Ability,
  activated,
  addType,
  atBeginningOf,
  type ClassLevelAbility,
  type Comparison,
  type Condition,
  continuous,
  countersOn,
  gain,
  gainAbility,
  type LevelAbility,
  type Modification,
  matches,
  not,
  type SolvedAbility,
  type StationAbility,
  setBasePT,
  type ToSolveAbility,
  triggered,
} from '@spellwright/dsl'

/** An ability from a part of the text box, as a modification. */
const gained = (ability: Ability): Modification =>
  ability.kind === 'keyword' ? gain(ability.keyword) : gainAbility(ability)

/** CR 716.2a */
const classLevel = ({ level, cost, abilities }: ClassLevelAbility): Ability[] => [
  activated({
    cost,
    timing: 'sorcery',
    condition: { kind: 'classLevel', is: { exactly: level - 1 } },
    effects: [{ kind: 'becomeLevel', level }],
    keyword: 'classLevel',
  }),
  continuous({
    condition: { kind: 'classLevel', is: { atLeast: level } },
    affects: 'self',
    apply: abilities.map(gained),
  }),
]

const levelCounters = (is: Comparison): Condition => ({ kind: 'compare', quantity: countersOn('self', 'level'), is })

/** CR 711.2a–b */
function level({ from, to, power, toughness, abilities }: LevelAbility): Ability[] {
  const least = levelCounters({ atLeast: from })
  const size = power === undefined || toughness === undefined ? [] : [setBasePT(power, toughness)]
  return [
    continuous({
      condition: to === undefined ? least : { kind: 'all', conditions: [least, levelCounters({ atMost: to })] },
      affects: 'self',
      apply: [...size, ...abilities.map(gained)],
    }),
  ]
}

/** CR 721.2a–b */
function station({ from, power, toughness, abilities }: StationAbility): Ability[] {
  const size = power === undefined || toughness === undefined ? [] : [addType('creature'), setBasePT(power, toughness)]
  return [
    continuous({
      condition: { kind: 'compare', quantity: countersOn('self', 'charge'), is: { atLeast: from } },
      affects: 'self',
      apply: [...size, ...abilities.map(gained)],
    }),
  ]
}

const SOLVED = matches('self', { is: 'solved' })

/** CR 719.3a */
const toSolve = ({ condition }: ToSolveAbility): Ability[] => [
  triggered({
    on: atBeginningOf('end', 'you'),
    condition: { kind: 'all', conditions: [not(SOLVED), condition] },
    effects: [{ kind: 'becomeSolved' }],
  }),
]

/** CR 719.3c */
const solved = ({ abilities }: SolvedAbility): Ability[] => [
  continuous({ condition: SOLVED, affects: 'self', apply: abilities.map(gained) }),
]

/** The ordinary abilities that a part of a card's frame stands for, or null for an ordinary ability. */
export function framed(ability: Ability): readonly Ability[] | null {
  if (ability.kind === 'classLevel') return classLevel(ability)
  if (ability.kind === 'level') return level(ability)
  if (ability.kind === 'station') return station(ability)
  if (ability.kind === 'toSolve') return toSolve(ability)
  if (ability.kind === 'solved') return solved(ability)
  if (ability.kind !== 'triggered' || ability.on.kind !== 'chapter') return null
  // CR 714.2c: a chapter ability for each of its numbers.
  return ability.on.numbers.map((number) => ({ ...ability, on: { kind: 'chapter', numbers: [number] } }))
}
