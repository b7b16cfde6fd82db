import { card, keyword, the } from '@spellwright/dsl'

export const barkshellBlessing = card({
  name: 'Barkshell Blessing',
  cost: '{G/W}',
  type: 'Instant',
  abilities: [
    {
      kind: 'spell',
      targets: { target: { objects: { type: 'creature' } } },
      effects: [
        {
          kind: 'apply',
          what: the('target'),
          apply: [{ kind: 'modifyPT', power: 2, toughness: 2 }],
          until: 'endOfTurn',
        },
      ],
    },
    keyword('conspire'),
  ],
})
