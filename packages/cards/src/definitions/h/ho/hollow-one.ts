import { card, keyword, mana, rule } from '@spellwright/dsl'

export const hollowOne = card({
  name: 'Hollow One',
  cost: '{5}',
  type: 'Artifact Creature — Golem',
  power: 4,
  toughness: 4,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{2}',
          times: { kind: 'events', event: { kind: 'discarded', player: 'you' }, when: 'thisTurn' },
        },
      },
      { zone: 'everywhere' },
    ),
    keyword({ kind: 'cycling', cost: [mana('{2}')] }),
  ],
})
