import { card, keyword, the } from '@spellwright/dsl'

export const mawloc = card({
  name: 'Mawloc',
  cost: '{X}{R}{G}',
  type: 'Creature — Tyranid',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('ravenous'),
    {
      kind: 'triggered',
      abilityWord: 'Terror from the Deep',
      on: { kind: 'zoneChange', object: 'self', to: 'battlefield' },
      targets: { target: { objects: { controller: 'opponent', type: 'creature' }, count: { min: 0, max: 1 } } },
      effects: [
        { kind: 'fight', a: 'self', b: the('target') },
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: the('target'),
            from: 'battlefield',
            to: 'graveyard',
            instead: { to: 'exile' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    },
  ],
})
