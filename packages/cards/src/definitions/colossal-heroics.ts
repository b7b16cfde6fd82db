import { card, keyword, mana, the } from '@spellwright/dsl'

export const colossalHeroics = card({
  name: 'Colossal Heroics',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'strive', cost: [mana('{1}{G}')] }),
    {
      kind: 'spell',
      targets: { target: { objects: { type: 'creature' }, count: { min: 0, max: 'any' } } },
      effects: [
        {
          kind: 'apply',
          what: the('target'),
          apply: [{ kind: 'modifyPT', power: 2, toughness: 2 }],
          until: 'endOfTurn',
        },
        { kind: 'untap', what: the('target') },
      ],
    },
  ],
})
