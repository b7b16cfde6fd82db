import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

it('[Avalanche Riders] destroys a land, attacks at once, and asks its echo once', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Avalanche Riders'] }, b: { battlefield: ['Forest'] } })
  b.aim(['Forest']).cast('Avalanche Riders').resolveAll()
  expect(b.in('graveyard', 'Forest', 'B')).toBe(true)
  b.attack('Avalanche Riders').damage()
  expect(b.life('B')).toBe(18)
  b.to('upkeep', 5)
  expect([1, 2, 3, 4].every((n) => b.object(`Mountain#${n}`).tapped)).toBe(true)
  b.to('upkeep', 7)
  expect(b.object('Mountain').tapped).toBe(false)
  expect(b.in('battlefield', 'Avalanche Riders', 'A')).toBe(true)
})

it('[Avalanche Riders] is sacrificed when the echo is not paid', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Avalanche Riders'] }, b: { battlefield: ['Forest'] } })
  b.aim(['Forest']).cast('Avalanche Riders').resolveAll().no('payOrNot').to('upkeep', 5)
  expect(b.in('graveyard', 'Avalanche Riders', 'A')).toBe(true)
})

it('[Ball Lightning] tramples for 6 and is sacrificed at the end step', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Ball Lightning'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Ball Lightning').resolve().attack('Ball Lightning').block('Grizzly Bears>Ball Lightning')
  b.reply('damageAssignment', [2, 4]).damage()
  expect(b.life('B')).toBe(16)
  const idle = board({ a: { battlefield: ['Ball Lightning'] } })
  idle.to('end')
  expect(idle.in('graveyard', 'Ball Lightning', 'A')).toBe(true)
})

it('[Blastoderm] has shroud and lasts three upkeeps', () => {
  const b = board({ a: { battlefield: ['4 Forest'], hand: ['Blastoderm'] } })
  b.cast('Blastoderm').resolve()
  expect(b.has('Blastoderm', 'shroud')).toBe(true)
  expect(b.counters('Blastoderm', 'fade')).toBe(3)
  b.to('upkeep', 9)
  expect(b.counters('Blastoderm', 'fade')).toBe(0)
  b.to('upkeep', 11)
  expect(b.in('graveyard', 'Blastoderm', 'A')).toBe(true)
})

it('[Mulldrifter] draws two cards, and evoked is sacrificed', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'] } })
  b.cast('Mulldrifter', { method: 'alternative' }).resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.in('graveyard', 'Mulldrifter', 'A')).toBe(true)
})

it('[Mulldrifter] cast for its mana cost stays', () => {
  const b = board({ a: { battlefield: ['5 Island'], hand: ['Mulldrifter'] } })
  b.cast('Mulldrifter').resolveAll()
  expect(b.pt('Mulldrifter')).toBe('2/2')
})

it('[Young Wolf] comes back once, with a +1/+1 counter', () => {
  const b = board({ a: { battlefield: ['2 Mountain', 'Young Wolf'], hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['Young Wolf'] }).resolveAll()
  expect(b.pt('Young Wolf')).toBe('2/2')
  b.cast('Shock', { targets: ['Young Wolf'] }).resolveAll()
  expect(b.in('graveyard', 'Young Wolf', 'A')).toBe(true)
})

it('[Grave Titan] brings two Zombies on entering and on attacking', () => {
  const b = board({ a: { battlefield: ['6 Swamp'], hand: ['Grave Titan'] } })
  b.cast('Grave Titan').resolveAll()
  expect(b.count('battlefield', 'Zombie Token', 'A')).toBe(2)
  b.to('declareAttackers', 5).attack('Grave Titan').resolve()
  expect(b.count('battlefield', 'Zombie Token', 'A')).toBe(4)
})

it('[Sengir Vampire] grows when a creature it damaged dies this turn', () => {
  const b = board({
    a: { battlefield: ['Sengir Vampire', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Air Elemental'] },
  })
  b.attack('Sengir Vampire').block('Air Elemental>Sengir Vampire').damage()
  expect(b.in('graveyard', 'Air Elemental', 'B')).toBe(true)
  const later = board({
    a: { battlefield: ['Sengir Vampire', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Giant Spider', 'Grizzly Bears'] },
  })
  later.attack('Sengir Vampire').block('Giant Spider>Sengir Vampire').damage()
  expect(later.pt('Sengir Vampire')).toBe('5/5')
})

it('[Sengir Vampire] does not grow for a creature it did not damage', () => {
  const b = board({
    a: { battlefield: ['Sengir Vampire', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Sengir Vampire')).toBe('4/4')
})

it('[Hypnotic Specter] makes the opponent discard at random', () => {
  const b = board({ a: { battlefield: ['Hypnotic Specter'] }, b: { hand: ['Forest', 'Shock'] } })
  b.attack('Hypnotic Specter').damage()
  expect(b.names('hand', 'B')).toHaveLength(1)
  expect(b.asked).toEqual([])
})

it('[Darksteel Colossus] is shuffled into the library instead of going to a graveyard', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Funeral Charm'] },
    b: { hand: ['Darksteel Colossus'], library: ['Forest'] },
  })
  const seen = watch(b)
  b.cast('Funeral Charm', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toEqual([])
  expect(b.in('library', 'Darksteel Colossus', 'B')).toBe(true)
  expect(seen.count('shuffled', 'B')).toBe(1)
})

it('[Serra Avatar] is as big as your life, and is shuffled away from a graveyard', () => {
  const b = board({ a: { battlefield: ['Serra Avatar', '4 Plains'], hand: ['Wrath of God'], life: 7 } })
  expect(b.pt('Serra Avatar')).toBe('7/7')
  b.cast('Wrath of God').resolve()
  expect(b.in('graveyard', 'Serra Avatar', 'A')).toBe(true)
  b.resolveAll()
  expect(b.in('library', 'Serra Avatar', 'A')).toBe(true)
})

it('[Serra Ascendant] has +5/+5 and flying with 30 life', () => {
  const poor = board({ a: { battlefield: ['Serra Ascendant'], life: 29 } })
  expect([poor.pt('Serra Ascendant'), poor.has('Serra Ascendant', 'flying')]).toEqual(['1/1', false])
  const rich = board({ a: { battlefield: ['Serra Ascendant'], life: 30 } })
  expect([rich.pt('Serra Ascendant'), rich.has('Serra Ascendant', 'flying')]).toEqual(['6/6', true])
})

it('[Nightmare] counts your Swamps', () => {
  const b = board({ a: { battlefield: ['Nightmare', '2 Swamp', 'Bayou'] }, b: { battlefield: ['Swamp'] } })
  expect(b.pt('Nightmare')).toBe('3/3')
})

it('[Werebear] is 4/4 with seven cards in your graveyard', () => {
  const six = board({ a: { battlefield: ['Werebear'], graveyard: ['6 Forest'] }, b: { graveyard: ['Forest'] } })
  expect(six.pt('Werebear')).toBe('1/1')
  const seven = board({ a: { battlefield: ['Werebear'], graveyard: ['7 Forest'] } })
  expect(seven.pt('Werebear')).toBe('4/4')
})

it('[Monastery Swiftspear] gets +1/+1 for a noncreature spell of yours, and none for a creature spell', () => {
  const b = board({ a: { battlefield: ['Monastery Swiftspear', '2 Mountain'], hand: ['Shock', 'Raging Goblin'] } })
  b.cast('Raging Goblin').resolveAll()
  expect(b.pt('Monastery Swiftspear')).toBe('1/2')
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.pt('Monastery Swiftspear')).toBe('2/3')
})

it('[Troll Ascetic] has hexproof: its controller may target it, the opponent not', () => {
  const own = board({ a: { battlefield: ['Troll Ascetic', 'Forest'], hand: ['Giant Growth'] } })
  expect(own.can('cast', 'Giant Growth')).toBe(true)
  const other = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['Troll Ascetic'] } })
  expect(other.can('cast', 'Murder')).toBe(false)
})

it('[Drudge Skeletons] regenerates: tapped, out of combat, its damage gone', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Drudge Skeletons', 'Swamp'] } })
  b.attack('Hill Giant').block('Drudge Skeletons>Hill Giant').turnTo('B').activate('Drudge Skeletons').damage()
  expect(b.object('Drudge Skeletons')).toMatchObject({ tapped: true, damage: 0 })
})

it('[Prodigal Pyromancer] taps to deal 1 damage to any target', () => {
  const b = board({ a: { battlefield: ['Prodigal Pyromancer'] } })
  b.activate('Prodigal Pyromancer', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
  expect(b.can('activate', 'Prodigal Pyromancer')).toBe(false)
})

it('[Frogmite] costs {1} less for each artifact you control', () => {
  const b = board({
    a: { battlefield: ['2 Ornithopter', '2 Forest'], hand: ['Frogmite'] },
    b: { battlefield: ['2 Memnite'] },
  })
  expect(b.can('cast', 'Frogmite')).toBe(true)
  const poor = board({
    a: { battlefield: ['Ornithopter', '2 Forest'], hand: ['Frogmite'] },
    b: { battlefield: ['2 Memnite'] },
  })
  expect(poor.can('cast', 'Frogmite')).toBe(false)
})
