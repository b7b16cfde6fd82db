import { card, enters, keyword, ownerOf, put, targetSpell, the, triggered, upTo } from '@spellwright/dsl'

export const subtlety = card({
  name: 'Subtlety',
  cost: '{2}{U}{U}',
  type: 'Creature — Elemental Incarnation',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { spell: { ...targetSpell({ type: ['creature', 'planeswalker'] }), count: upTo(1) } },
      effects: [
        {
          kind: 'chooseOne',
          player: ownerOf(the('spell')),
          options: [
            {
              label: 'the top of their library',
              effects: [put('library', the('spell'), { library: { position: 'top' } })],
            },
            {
              label: 'the bottom of their library',
              effects: [put('library', the('spell'), { library: { position: 'bottom' } })],
            },
          ],
        },
      ],
    }),
    keyword({ kind: 'evoke', cost: [{ kind: 'exile', what: { zone: 'hand', owner: 'you', color: 'U' }, count: 1 }] }),
  ],
})
