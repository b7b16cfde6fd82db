import { card, the } from '@spellwright/dsl'

export const inactionInjunction = card({
  name: 'Inaction Injunction',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      targets: { target: { objects: { controller: 'opponent', type: 'creature' } } },
      effects: [
        { kind: 'detain', what: the('target') },
        { kind: 'draw', player: 'you', count: 1 },
      ],
    },
  ],
})
