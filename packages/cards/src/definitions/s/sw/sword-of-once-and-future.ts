import { card, continuous, keyword, mana, modifyPT, the, triggered, upTo } from '@spellwright/dsl'

export const swordOfOnceAndFuture = card({
  name: 'Sword of Once and Future',
  type: 'Artifact — Equipment',
  cost: '{3}',
  abilities: [
    continuous({
      affects: 'attachedTo',
      apply: [
        modifyPT(2, 2),
        {
          kind: 'gainKeyword',
          keyword: { kind: 'protection', from: [{ filter: { color: 'U' } }, { filter: { color: 'B' } }] },
        },
      ],
    }),
    triggered({
      on: { kind: 'damage', source: 'attachedTo', to: { player: 'any' }, combat: 'combat' },
      effects: [
        { kind: 'surveil', player: 'you', count: 2 },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'], manaValue: { atMost: 2 } },
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'spell' },
        {
          kind: 'shield',
          replacement: { kind: 'zoneChange', object: the('spell'), to: 'graveyard', instead: { to: 'exile' } },
          until: 'game',
          uses: 'once',
        },
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
