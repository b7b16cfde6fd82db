import { card, discard, enters, investigate, targetOpponent, the, triggered } from '@spellwright/dsl'

export const hostileInvestigator = card({
  name: 'Hostile Investigator',
  cost: '{3}{B}',
  type: 'Creature — Ogre Rogue Detective',
  power: 4,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { player: targetOpponent },
      effects: [discard(1, the('player'))],
    }),
    triggered({
      on: { kind: 'discarded', batch: 'oneOrMore' },
      limit: { times: 1, per: 'turn' },
      effects: [investigate()],
    }),
  ],
})
