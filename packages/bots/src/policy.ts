/** What people do wrong while they learn the game. The lower levels do some of it, always in the same way (`levels.ts`). */
export interface Mistakes {
  /** Keeps hands with one land or six. */
  readonly keepsLooseHands: boolean
  /** Attacks without counting what comes back. */
  readonly ignoresWayBack: boolean
  /** Throws creatures in the way of an attack long before it would kill. */
  readonly blocksInPanic: boolean
  /** Removal goes to the first target there is, and tricks and cards are used up in the own turn. */
  readonly actsAtOnce: boolean
  /** Does nothing in the opponent's turn unless a spell asks for it. */
  readonly dozesInTheirTurn: boolean
  /** Counters the first spell that can be countered. */
  readonly countersAnything: boolean
  /** Casts what costs most, not what does most. */
  readonly dearestFirst: boolean
  /** Does not add up damage from spells and abilities. */
  readonly missesLethal: boolean
  /** Plays lands as they come. */
  readonly firstLand: boolean
  /** Overlooks what permanents can do besides attacking and making mana. */
  readonly overlooksAbilities: boolean
  /** Attacks with all creatures, every turn. */
  readonly attacksWithAll: boolean
  /** Attacks only with what no blocker could kill. */
  readonly attacksTimidly: boolean
  /** Forgets to attack in a turn in which it has paid for something. */
  readonly castsOrAttacks: boolean
  /** Blocks only to stay alive. */
  readonly seldomBlocks: boolean
  /** Stops after one spell in its turn. */
  readonly oneSpellATurn: boolean
  /** Keeps lands in hand that no spell there needs yet. */
  readonly hoardsLands: boolean
}

/** Nobody is perfect, but these are not their mistakes. */
export const NO_MISTAKES: Mistakes = {
  keepsLooseHands: false,
  ignoresWayBack: false,
  blocksInPanic: false,
  actsAtOnce: false,
  dozesInTheirTurn: false,
  countersAnything: false,
  dearestFirst: false,
  missesLethal: false,
  firstLand: false,
  overlooksAbilities: false,
  attacksWithAll: false,
  attacksTimidly: false,
  castsOrAttacks: false,
  seldomBlocks: false,
  oneSpellATurn: false,
  hoardsLands: false,
}

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
  /** Lands that fetch are used in the own turn only where the land pays for a spell in that turn. */
  readonly lateFetches: boolean
  /** Where part of the mana in the pool pays, what the spell being cast still asks for is left there. */
  readonly carefulPool: boolean
  /** Cards that cost less by their own words are cast for what they cost then. */
  readonly ownDiscounts: boolean
  /** What may be played from exile or from a library is played, and what allows it is worth a card. */
  readonly playsFromElsewhere: boolean
  /** What is there to be used up costs no more than what else it does. */
  readonly usesUp: boolean
  /** What counts something that it makes itself is worth more than the count now. */
  readonly growing: boolean
  /** Planeswalkers are used every turn, and those of the opponent are attacked. */
  readonly planeswalkers: boolean
  /** Creatures are put into the graveyard for what returns one from there, Auras included. */
  readonly reanimation: boolean
  /** Cards that cannot be cast for long are cycled, and those that bring a land when land is short. */
  readonly cycles: boolean
  /** What keyword actions of newer cards do, and cards that are looked at and taken, are worth something. */
  readonly newerWords: boolean
  /** Sweepers for a single creature only where it would soon kill. */
  readonly rareSweepers: boolean
  /** Removal is kept from small creatures while there is life to spare. */
  readonly sparesSmall: boolean
  /** Mana is left for instants that will do more in the opponent's turn than another spell now. */
  readonly plansBothTurns: boolean
  /** Lands that are the other face of a spell are played where land is short, and count as lands in opening hands. */
  readonly landFaces: boolean
  /** Creatures are thrown before a trampling attacker wherever that keeps enough damage off. */
  readonly stopsTramplers: boolean
  /** Each X in a cost is paid for. */
  readonly countsX: boolean
  /** Abilities that cost nothing but mana are used with what is left at the end of the opponent's turn. */
  readonly usesSpareMana: boolean
  /** Cards beyond a full hand are worth little, and lands returned for a cost are missed. */
  readonly fullHands: boolean
  /** What makes mana by being used up pays for spells that are worth it. */
  readonly spendsForMana: boolean
  /** Whoever compares courses begins with those that promise most. */
  readonly promisingFirst: boolean
  /** What the opponent's mana adds to their next attack counts: lands that become creatures, and power that is bought. */
  readonly countsReserves: boolean
  /** Several creatures are thrown before one that tramples, and no attack counts on the opponent not doing so. */
  readonly gangsUp: boolean
  /** Creatures grow as often as it takes to win a fight or the game, whatever that is paid with. */
  readonly growsInFights: boolean
  /** What is put on top of the library is chosen as if it were drawn. */
  readonly drawsFromTop: boolean
  /** Attacks count on the burn that can follow them, and mana is kept for it where that ends the game. */
  readonly attacksThenBurns: boolean
  /** Cards drawn for each object that the same spell moves are counted. */
  readonly drawsPerMoved: boolean
  /** What wins with few cards in the library is kept for that, and the library is emptied for it. */
  readonly emptyLibraryWins: boolean
  /** Cards that come into an attack unblocked do, and spells that bring an attacker are cast before the attack. */
  readonly ambushes: boolean
  /** Lands that take other lands with them come after the spells of the turn. */
  readonly costlyLandsLast: boolean
  /** What lines of play are judged by was learned from games with all decks, not from two. */
  readonly fieldValue: boolean
  readonly mistakes: Mistakes
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
  carefulPool: isOn,
  lateFetches: isOn,
  ownDiscounts: isOn,
  playsFromElsewhere: isOn,
  usesUp: isOn,
  growing: isOn,
  planeswalkers: isOn,
  reanimation: isOn,
  cycles: isOn,
  newerWords: isOn,
  rareSweepers: isOn,
  sparesSmall: isOn,
  plansBothTurns: isOn,
  landFaces: isOn,
  stopsTramplers: isOn,
  countsX: isOn,
  usesSpareMana: isOn,
  fullHands: isOn,
  spendsForMana: isOn,
  promisingFirst: isOn,
  countsReserves: isOn,
  gangsUp: isOn,
  growsInFights: isOn,
  drawsFromTop: isOn,
  attacksThenBurns: isOn,
  drawsPerMoved: isOn,
  emptyLibraryWins: isOn,
  ambushes: isOn,
  costlyLandsLast: isOn,
  fieldValue: isOn,
  mistakes: NO_MISTAKES,
})

/** How the bots play. */
export const CURRENT_POLICY: Policy = all(true)

/** How they played in version 0.1, before positions were measured. */
export const FIRST_POLICY: Policy = all(false)
