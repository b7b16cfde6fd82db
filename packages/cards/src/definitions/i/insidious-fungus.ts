import {
  activated,
  card,
  chooseOne,
  destroy,
  draw,
  exactly,
  mana,
  may,
  put,
  sacrificeSelf,
  target,
  the,
} from '@spellwright/dsl'

export const insidiousFungus = card({
  name: 'Insidious Fungus',
  cost: '{G}',
  type: 'Creature — Fungus',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{2}'), sacrificeSelf],
      modes: chooseOne(
        { targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] },
        { targets: { enchantment: target({ type: 'enchantment' }) }, effects: [destroy(the('enchantment'))] },
        {
          effects: [
            draw(1),
            may(
              {
                kind: 'choose',
                player: 'you',
                from: { zone: 'hand', type: 'land' },
                whose: 'you',
                count: exactly(1),
                as: 'land',
              },
              put('battlefield', the('land'), { enters: ['tapped'] }),
            ),
          ],
        },
      ),
      effects: [],
    }),
  ],
})
