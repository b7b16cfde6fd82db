import { card, destroy, enters, keyword, mana, target, the, triggered, upTo } from '@spellwright/dsl'

export const powderGanger = card({
  name: 'Powder Ganger',
  cost: '{2}{R}',
  type: 'Creature — Human Rogue',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'squad', cost: [mana('{2}')] }),
    triggered({
      on: enters('self'),
      targets: { artifact: target({ type: 'artifact' }, { count: upTo(1) }) },
      effects: [destroy(the('artifact'))],
    }),
  ],
})
