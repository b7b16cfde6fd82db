import { activated, addMana, card, createToken, dies, keyword, sacrificeSelf, token, triggered } from '@spellwright/dsl'

export const eldraziRepurposer = card({
  name: 'Eldrazi Repurposer',
  cost: '{2}{G}',
  type: 'Creature — Eldrazi Drone',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('devoid'),
    triggered({
      on: { kind: 'either', events: [{ kind: 'cast', player: 'you', spell: 'self' }, dies('self')] },
      effects: [
        createToken(
          1,
          token({
            colors: [],
            type: 'Creature — Eldrazi Spawn',
            power: 0,
            toughness: 1,
            abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
          }),
        ),
      ],
    }),
  ],
})
