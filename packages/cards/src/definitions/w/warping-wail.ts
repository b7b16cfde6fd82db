import {
  activated,
  addMana,
  card,
  chooseOne,
  counterSpell,
  createToken,
  exile,
  sacrificeSelf,
  spell,
  target,
  targetSpell,
  the,
  token,
} from '@spellwright/dsl'

const scion = token({
  colors: [],
  type: 'Creature — Eldrazi Scion',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
})

export const warpingWail = card({
  name: 'Warping Wail',
  cost: '{1}{C}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: {
            creature: target({ type: 'creature', any: [{ power: { atMost: 1 } }, { toughness: { atMost: 1 } }] }),
          },
          effects: [exile(the('creature'))],
        },
        { targets: { spell: targetSpell({ type: 'sorcery' }) }, effects: [counterSpell(the('spell'))] },
        { effects: [createToken(1, scion)] },
      ),
      effects: [],
    }),
  ],
})
