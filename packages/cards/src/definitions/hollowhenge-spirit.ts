import { card, enters, keyword, target, the, triggered } from '@spellwright/dsl'

export const hollowhengeSpirit = card({
  name: 'Hollowhenge Spirit',
  cost: '{3}{W}',
  type: 'Creature — Spirit',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', any: [{ is: 'attacking' }, { is: 'blocking' }] }) },
      effects: [{ kind: 'removeFromCombat', what: the('creature') }],
    }),
  ],
})
