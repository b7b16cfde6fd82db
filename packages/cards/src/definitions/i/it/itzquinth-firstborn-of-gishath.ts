import { card, dealDamage, enters, keyword, mana, powerOf, target, the, triggered } from '@spellwright/dsl'

export const itzquinthFirstbornOfGishath = card({
  name: 'Itzquinth, Firstborn of Gishath',
  type: 'Legendary Creature — Dinosaur',
  cost: '{R}{G}',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('haste'),
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{2}')],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: {
                dinosaur: target({ subtype: 'Dinosaur', controller: 'you' }),
                victim: target({ type: 'creature' }, { differentFrom: [the('dinosaur')] }),
              },
              effects: [dealDamage(powerOf(the('dinosaur')), the('victim'), the('dinosaur'))],
            },
          ],
        },
      ],
    }),
  ],
})
