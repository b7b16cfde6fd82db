import { card, spell, target, the } from '@spellwright/dsl'

export const switcheroo = card({
  name: 'Switcheroo',
  cost: '{4}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        first: target({ type: 'creature' }),
        second: target({ type: 'creature', not: { among: the('first') } }),
      },
      effects: [{ kind: 'exchangeControl', a: the('first'), b: the('second'), until: 'game' }],
    }),
  ],
})
