import { type CardDefinition, CardDefinitions } from 'spellwright'
import { allCardNames, foldName, nearestNames } from 'spellwright/cards'
import { CheckFailed, UsageError } from '../command.ts'
import { didYouMean } from '../words.ts'

/** Finds a card by the name of any of its faces, such as `Ice` or `Insectile Aberration`. */
const byFaceName = (name: string): CardDefinition | undefined =>
  CardDefinitions.all.find(({ faces }) => faces.some((face) => foldName(face.name) === foldName(name)))

/** The supported card of that name. Throws an error with a sentence for the user if there is none. */
export function findCard(name: string): CardDefinition {
  const definition = CardDefinitions.tryGet(name) ?? byFaceName(name)
  if (definition) return definition
  throw new CheckFailed(
    `${findName(name)} is a card, but it is not supported yet. \`spellwright cards\` lists those that are.`,
  )
}

/** The correct name of a card, supported or not. */
export function findName(name: string): string {
  const known = allCardNames().tryGet(name)
  if (known !== undefined) return known
  throw new UsageError(`No card is called "${name}".${didYouMean(nearestNames(name))}`)
}
