import { card, enters, keyword, returnTo, ruleUntil, target, the, triggered } from '@spellwright/dsl'

export const extractionSpecialist = card({
  name: 'Extraction Specialist',
  type: 'Creature — Human Rogue',
  cost: '{2}{W}',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('lifelink'),
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 2 } }) },
      effects: [
        returnTo('battlefield', the('card'), { as: 'returned' }),
        ruleUntil({ kind: 'cantAttack', what: the('returned') }, 'whileYouControlSource'),
        ruleUntil({ kind: 'cantBlock', what: the('returned') }, 'whileYouControlSource'),
      ],
    }),
  ],
})
