import {
  activated,
  addMana,
  all,
  card,
  dealDamage,
  destroy,
  mana,
  oneOf,
  payLife,
  players,
  sacrifice,
  sacrificeSelf,
  tap,
  the,
  upTo,
} from '@spellwright/dsl'

export const mountDoom = card({
  name: 'Mount Doom',
  type: 'Legendary Land',
  abilities: [
    activated({ cost: [tap, payLife(1)], effects: [addMana(oneOf('{B}', '{R}'))] }),
    activated({ cost: [mana('{1}{B}{R}'), tap], effects: [dealDamage(1, players('opponent'))] }),
    activated({
      cost: [mana('{5}{B}{R}'), tap, sacrificeSelf, sacrifice({ type: 'artifact', supertype: 'legendary' })],
      effects: [
        { kind: 'choose', player: 'you', from: { type: 'creature' }, count: upTo(2), as: 'spared' },
        destroy(all({ type: 'creature', not: { among: the('spared') } })),
      ],
      timing: 'sorcery',
    }),
  ],
})
