import { activated, amass, card, continuous, gain, loyalty } from '@spellwright/dsl'

export const angrathCaptainOfChaos = card({
  name: 'Angrath, Captain of Chaos',
  cost: '{2}{B/R}{B/R}',
  type: 'Legendary Planeswalker — Angrath',
  loyalty: 5,
  abilities: [
    continuous({ affects: { type: 'creature', controller: 'you' }, apply: [gain('menace')] }),
    activated({ cost: [loyalty(-2)], effects: [amass('Zombie', 2)] }),
  ],
})
