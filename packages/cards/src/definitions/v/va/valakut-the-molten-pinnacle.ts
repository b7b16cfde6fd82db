import { anyTarget, card, dealDamage, enters, entersTapped, may, tapForMana, the, triggered } from '@spellwright/dsl'

export const valakutTheMoltenPinnacle = card({
  name: 'Valakut, the Molten Pinnacle',
  type: 'Land',
  abilities: [
    entersTapped,
    triggered({
      on: enters({ subtype: 'Mountain', controller: 'you' }),
      condition: {
        kind: 'exists',
        of: { subtype: 'Mountain', controller: 'you', not: { among: 'eventObject' } },
        count: { atLeast: 5 },
      },
      targets: { target: anyTarget },
      effects: [may(dealDamage(3, the('target')))],
    }),
    tapForMana('{R}'),
  ],
})
