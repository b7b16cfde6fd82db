import { card, discard, enters, targetOpponent, the, triggered } from '@spellwright/dsl'

export const deadeyeTormentor = card({
  name: 'Deadeye Tormentor',
  cost: '{2}{B}',
  type: 'Creature — Human Pirate',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      abilityWord: 'Raid',
      on: enters('self'),
      condition: {
        kind: 'happened',
        event: { kind: 'attacks', object: { type: 'creature', controller: 'you' } },
        when: 'thisTurn',
      },
      targets: { opponent: targetOpponent },
      effects: [discard(1, the('opponent'))],
    }),
  ],
})
