import type { Ability, ClassLevelAbility, LevelAbility, StationAbility } from '@spellwright/dsl'
import { costOf } from './cost.ts'

/** A part of a text box, and where the abilities behind it go. */
interface Part {
  ability: Ability
  inside: Ability[]
}

type Parted = (ClassLevelAbility | LevelAbility | StationAbility) & { abilities: Ability[] }

const begun = (ability: Parted): Part => ({ ability, inside: ability.abilities })

/** CR 711.2, 716.2: the line that begins a part of a leveler's or a Class's text box, or the size behind a level symbol. */
export function partOf(line: string, before: Ability | undefined): Part | undefined {
  const bar = /^(.+): Level (\d)$/.exec(line)
  const cost = bar === null ? undefined : costOf(bar[1]!)
  if (cost !== undefined) return begun({ kind: 'classLevel', level: Number(bar![2]), cost, abilities: [] })
  const station = /^STATION (\d+)\+$/.exec(line)
  if (station !== null) return begun({ kind: 'station', from: Number(station[1]), abilities: [] })
  const symbol = /^LEVEL (\d+)(?:-(\d+)|\+)$/.exec(line)
  if (symbol !== null) {
    const to = symbol[2] === undefined ? {} : { to: Number(symbol[2]) }
    return begun({ kind: 'level', from: Number(symbol[1]), ...to, abilities: [] })
  }
  const size = /^(\d+)\/(\d+)$/.exec(line)
  if (size === null || before?.kind !== 'level' || before.power !== undefined || before.abilities.length > 0)
    return undefined
  Object.assign(before, { power: Number(size[1]), toughness: Number(size[2]) })
  return { ability: before, inside: before.abilities as Ability[] }
}
