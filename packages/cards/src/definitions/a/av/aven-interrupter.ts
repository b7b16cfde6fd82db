import { card, enters, exile, keywords, rule, targetSpell, the, triggered } from '@spellwright/dsl'

export const avenInterrupter = card({
  name: 'Aven Interrupter',
  cost: '{1}{W}{W}',
  type: 'Creature — Bird Rogue',
  power: 2,
  toughness: 2,
  abilities: [
    ...keywords('flash', 'flying'),
    triggered({
      on: enters('self'),
      targets: { spell: targetSpell() },
      effects: [exile(the('spell'), { as: 'exiled' }), { kind: 'setAside', what: the('exiled'), how: 'plotted' }],
    }),
    rule({
      kind: 'costChange',
      player: 'opponent',
      spell: {},
      from: ['graveyard', 'exile'],
      change: { kind: 'increase', mana: '{2}' },
    }),
  ],
})
