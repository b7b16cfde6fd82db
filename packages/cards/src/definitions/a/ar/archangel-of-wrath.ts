import { anyTarget, card, dealDamage, enters, keyword, keywords, kicked, mana, the, triggered } from '@spellwright/dsl'

export const archangelOfWrath = card({
  name: 'Archangel of Wrath',
  type: 'Creature — Angel',
  cost: '{2}{W}{W}',
  power: 3,
  toughness: 4,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{B}')] }),
    keyword({ kind: 'kicker', cost: [mana('{R}')] }),
    ...keywords('flying', 'lifelink'),
    triggered({
      on: enters('self'),
      condition: kicked,
      targets: { victim: anyTarget },
      effects: [dealDamage(2, the('victim'))],
    }),
    triggered({
      on: enters('self'),
      condition: { kind: 'kicked', times: { exactly: 2 } },
      targets: { victim: anyTarget },
      effects: [dealDamage(2, the('victim'))],
    }),
  ],
})
