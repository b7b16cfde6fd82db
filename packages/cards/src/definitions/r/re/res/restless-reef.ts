import {
  activated,
  addSubtype,
  addType,
  apply,
  attacks,
  card,
  entersTapped,
  gain,
  mana,
  mill,
  oneOf,
  setBasePT,
  setColor,
  tapForMana,
  targetPlayer,
  the,
  triggered,
} from '@spellwright/dsl'

export const restlessReef = card({
  name: 'Restless Reef',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana(oneOf('{U}', '{B}')),
    activated({
      cost: [mana('{2}{U}{B}')],
      effects: [
        apply('self', [addType('creature'), addSubtype('Shark'), setColor('U', 'B'), setBasePT(4), gain('deathtouch')]),
      ],
    }),
    triggered({ on: attacks('self'), targets: { player: targetPlayer }, effects: [mill(4, the('player'))] }),
  ],
})
