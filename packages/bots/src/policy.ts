/**
 * Rules of thumb that came after the first version. Each can be turned off, so that earlier versions stay runnable as
 * references (docs/decisions/0014-reference-bots.md).
 */
export interface Policy {
  /** Counterspells are for what a spell would do, not for what it costs; a face-down spell is a threat. */
  readonly counterByThreat: boolean
  /** What the opponent aims at is saved by protection, shroud, toughness or indestructibility. */
  readonly saveThreatened: boolean
  /** Removal in response to an Aura or a trick takes both cards. */
  readonly answerInResponse: boolean
  /** An attack also has to be survived if the opponent does not block at all. */
  readonly raceUnblocked: boolean
  /** Payments leave the mana for instants in hand. */
  readonly keepHeldMana: boolean
  /** Removal and sweepers wait for something worth it. */
  readonly patientRemoval: boolean
  /** Lands that fetch wait for the opponent's end step where their mana is not needed, and tapped lands come when they cost nothing. */
  readonly patientLands: boolean
  /** Unblocked creatures are strengthened with what is left of the mana. */
  readonly pumpUnblocked: boolean
  /** Blockers may count on regeneration, and who wins next turn is not traded away. */
  readonly carefulBlocks: boolean
  /** Creatures that could block are not tapped for themselves under attack. */
  readonly untappedBlockers: boolean
  /** What takes cards from the opponent's hand comes first, and what draws for each spell before those spells. */
  readonly orderedPlays: boolean
  /** Mana for a counterspell in hand is kept by whoever is ahead. */
  readonly holdUp: boolean
  /** Searching one's own library for cards with a use in the graveyard, looking at hands, returning one creature. */
  readonly graveyardPlans: boolean
  /** Cards are exchanged between games by what the opponent has shown. */
  readonly sideboards: boolean
  /** The fewer lands their controller has, the more a land counts. */
  readonly scarceLands: boolean
}

const all = (isOn: boolean): Policy => ({
  counterByThreat: isOn,
  saveThreatened: isOn,
  answerInResponse: isOn,
  raceUnblocked: isOn,
  keepHeldMana: isOn,
  patientRemoval: isOn,
  patientLands: isOn,
  pumpUnblocked: isOn,
  carefulBlocks: isOn,
  untappedBlockers: isOn,
  orderedPlays: isOn,
  holdUp: isOn,
  graveyardPlans: isOn,
  sideboards: isOn,
  scarceLands: isOn,
})

/** How the bots play. */
export const CURRENT_POLICY: Policy = all(true)

/** How they played in version 0.1, before positions were measured. */
export const FIRST_POLICY: Policy = all(false)
