import type { CardDefinition } from '@spellwright/dsl'
import { abolish } from './abolish.ts'
import { absoluteGrace } from './absolute-grace.ts'
import { absoluteLaw } from './absolute-law.ts'
import { absorb } from './absorb.ts'
import { abyssalGatekeeper } from './abyssal-gatekeeper.ts'
import { abzanBanner } from './abzan-banner.ts'
import { accordersShield } from './accorders-shield.ts'
import { accumulatedKnowledge } from './accumulated-knowledge.ts'
import { acidWebSpider } from './acid-web-spider.ts'
import { acolyteOfXathrid } from './acolyte-of-xathrid.ts'
import { actOfTreason } from './act-of-treason.ts'
import { adaptiveAutomaton } from './adaptive-automaton.ts'
import { adaptiveSnapjaw } from './adaptive-snapjaw.ts'
import { adarkarWastes } from './adarkar-wastes.ts'
import { adherentOfHope } from './adherent-of-hope.ts'
import { adventOfTheWurm } from './advent-of-the-wurm.ts'
import { aegisAngel } from './aegis-angel.ts'
import { aerieOuphes } from './aerie-ouphes.ts'
import { aesthirGlider } from './aesthir-glider.ts'
import { aetherFigment } from './aether-figment.ts'
import { aetherHub } from './aether-hub.ts'
import { aetherSpellbomb } from './aether-spellbomb.ts'
import { agateBladeAssassin } from './agate-blade-assassin.ts'
import { agelessEntity } from './ageless-entity.ts'
import { agentOfStromgald } from './agent-of-stromgald.ts'
import { aggressiveUrge } from './aggressive-urge.ts'
import { ahnCropChampion } from './ahn-crop-champion.ts'
import { ahnCropCrasher } from './ahn-crop-crasher.ts'
import { ajanisPridemate } from './ajanis-pridemate.ts'
import { ajanisWelcome } from './ajanis-welcome.ts'
import { akoumWarrior } from './akoum-warrior.ts'
import { akroanJailer } from './akroan-jailer.ts'
import { akroanSkyguard } from './akroan-skyguard.ts'
import { akromaAngelOfFury } from './akroma-angel-of-fury.ts'
import { akromasVengeance } from './akromas-vengeance.ts'
import { alacrianJaguar } from './alacrian-jaguar.ts'
import { alchemistsRefuge } from './alchemists-refuge.ts'
import { aleshaWhoSmilesAtDeath } from './alesha-who-smiles-at-death.ts'
import { aliFromCairo } from './ali-from-cairo.ts'
import { aliveWell } from './alive-well.ts'
import { alloyMyr } from './alloy-myr.ts'
import { almightyBrushwagg } from './almighty-brushwagg.ts'
import { almsOfTheVein } from './alms-of-the-vein.ts'
import { altarsReap } from './altars-reap.ts'
import { anaDisciple } from './ana-disciple.ts'
import { anabaShaman } from './anaba-shaman.ts'
import { anaconda } from './anaconda.ts'
import { anarchy } from './anarchy.ts'
import { ancestralRecall } from './ancestral-recall.ts'
import { ancestralVision } from './ancestral-vision.ts'
import { ancientStoneIdol } from './ancient-stone-idol.ts'
import { ancientTomb } from './ancient-tomb.ts'
import { angelOfMercy } from './angel-of-mercy.ts'
import { angelOfVitality } from './angel-of-vitality.ts'
import { angelicEdict } from './angelic-edict.ts'
import { angelsTomb } from './angels-tomb.ts'
import { anger } from './anger.ts'
import { angrathCaptainOfChaos } from './angrath-captain-of-chaos.ts'
import { animalSanctuary } from './animal-sanctuary.ts'
import { ankhOfMishra } from './ankh-of-mishra.ts'
import { annex } from './annex.ts'
import { annul } from './annul.ts'
import { anointedChorister } from './anointed-chorister.ts'
import { anuridBarkripper } from './anurid-barkripper.ts'
import { apexHawks } from './apex-hawks.ts'
import { aquamoeba } from './aquamoeba.ts'
import { arborElf } from './arbor-elf.ts'
import { arcaneFlight } from './arcane-flight.ts'
import { arcboundBruiser } from './arcbound-bruiser.ts'
import { arcboundHybrid } from './arcbound-hybrid.ts'
import { arcboundRavager } from './arcbound-ravager.ts'
import { archonsGlory } from './archons-glory.ts'
import { arcoFlagellant } from './arco-flagellant.ts'
import { arenaTrickster } from './arena-trickster.ts'
import { argentDais } from './argent-dais.ts'
import { argothianEnchantress } from './argothian-enchantress.ts'
import { armageddon } from './armageddon.ts'
import { armedDangerous } from './armed-dangerous.ts'
import { arrogantBloodlord } from './arrogant-bloodlord.ts'
import { arrogantWurm } from './arrogant-wurm.ts'
import { ashPartyCrasher } from './ash-party-crasher.ts'
import { ashnodsAltar } from './ashnods-altar.ts'
import { aspectOfManticore } from './aspect-of-manticore.ts'
import { assaultBattery } from './assault-battery.ts'
import { asylumVisitor } from './asylum-visitor.ts'
import { attunement } from './attunement.ts'
import { augmentingAutomaton } from './augmenting-automaton.ts'
import { auguryRaven } from './augury-raven.ts'
import { auraFinesse } from './aura-finesse.ts'
import { auraOfSilence } from './aura-of-silence.ts'
import { auspiciousArrival } from './auspicious-arrival.ts'
import { autonomousAssembler } from './autonomous-assembler.ts'
import { avalancheRiders } from './avalanche-riders.ts'
import { avenEternal } from './aven-eternal.ts'
import { avenGagglemaster } from './aven-gagglemaster.ts'
import { axebaneFerox } from './axebane-ferox.ts'
import { azusaLostButSeeking } from './azusa-lost-but-seeking.ts'
import { balefulEidolon } from './baleful-eidolon.ts'
import { balefulStrix } from './baleful-strix.ts'
import { ballLightning } from './ball-lightning.ts'
import { baneOfTheLiving } from './bane-of-the-living.ts'
import { banefire } from './banefire.ts'
import { baneslayerAngel } from './baneslayer-angel.ts'
import { banisherPriest } from './banisher-priest.ts'
import { banishingLight } from './banishing-light.ts'
import { banishmentDecree } from './banishment-decree.ts'
import { barbarianRing } from './barbarian-ring.ts'
import { barkhideTroll } from './barkhide-troll.ts'
import { barkshellBlessing } from './barkshell-blessing.ts'
import { barterInBlood } from './barter-in-blood.ts'
import { forest, island, mountain, plains, swamp, wastes } from './basic-lands.ts'
import { basilicaGuards } from './basilica-guards.ts'
import { basilicaScreecher } from './basilica-screecher.ts'
import { baskingRootwalla } from './basking-rootwalla.ts'
import { basriKet } from './basri-ket.ts'
import { basrisAcolyte } from './basris-acolyte.ts'
import { basrisLieutenant } from './basris-lieutenant.ts'
import { basrisSolidarity } from './basris-solidarity.ts'
import { batteringKrasis } from './battering-krasis.ts'
import { battershieldWarrior } from './battershield-warrior.ts'
import { battleScreech } from './battle-screech.ts'
import { battleSliver } from './battle-sliver.ts'
import { battlefieldForge } from './battlefield-forge.ts'
import { battlegrowth } from './battlegrowth.ts'
import { bearerOfTheHeavens } from './bearer-of-the-heavens.ts'
import { beastcallerSavant } from './beastcaller-savant.ts'
import { beckCall } from './beck-call.ts'
import { becomeImmense } from './become-immense.ts'
import { behindTheScenes } from './behind-the-scenes.ts'
import { benalishCavalry } from './benalish-cavalry.ts'
import { benalishMarshal } from './benalish-marshal.ts'
import { berserkersOnslaught } from './berserkers-onslaught.ts'
import { bileUrchin } from './bile-urchin.ts'
import { biomassMutation } from './biomass-mutation.ts'
import { birdsOfParadise } from './birds-of-paradise.ts'
import { birthdayEscape } from './birthday-escape.ts'
import { bitterbladeWarrior } from './bitterblade-warrior.ts'
import { bitterblossom } from './bitterblossom.ts'
import {
  alleyStrangler,
  arrogantVampire,
  banehound,
  bogImp,
  butcherGhoul,
  carrionScreecher,
  dauthiMarauder,
  feralAbomination,
  gurmagAngler,
  pharikasChosen,
  sickleRipper,
} from './black-keyword-creatures.ts'
import { blackKnight } from './black-knight.ts'
import { blackSunsZenith } from './black-suns-zenith.ts'
import {
  baneAlleyBlackguard,
  baronyVampire,
  bogstomper,
  cabalEvangel,
  catacombCrocodile,
  douserOfLights,
  drossCrocodile,
  duneBeetle,
  gutterSkulk,
  muckRats,
  python,
  scatheZombies,
  walkingCorpse,
  warpathGhoul,
  witchsFamiliar,
  yargleGluttonOfUrborg,
} from './black-vanilla-creatures.ts'
import { blackcleaveCliffs } from './blackcleave-cliffs.ts'
import { bladeHistorian } from './blade-historian.ts'
import { blastoderm } from './blastoderm.ts'
import { hydroblast, pyroblast } from './blasts.ts'
import { blaze } from './blaze.ts'
import { blightMamba } from './blight-mamba.ts'
import { blightedAgent } from './blighted-agent.ts'
import { blinkingSpirit } from './blinking-spirit.ts'
import { blinkmothNexus } from './blinkmoth-nexus.ts'
import { blisterstickShaman } from './blisterstick-shaman.ts'
import { blitzAutomaton } from './blitz-automaton.ts'
import { bloodArtist } from './blood-artist.ts'
import { bloodBairn } from './blood-bairn.ts'
import { bloodCultist } from './blood-cultist.ts'
import { bloodMoon } from './blood-moon.ts'
import { bloodScrivener } from './blood-scrivener.ts'
import { bloodTithe } from './blood-tithe.ts'
import { bloodfellCaves } from './bloodfell-caves.ts'
import { bloodflowConnoisseur } from './bloodflow-connoisseur.ts'
import { bloodgiftDemon } from './bloodgift-demon.ts'
import { bloodscaleProwler } from './bloodscale-prowler.ts'
import { blueElementalBlast } from './blue-elemental-blast.ts'
import {
  avenEnvoy,
  avenReedstalker,
  azureDrake,
  bastionInventor,
  flyingMen,
  seacoastDrake,
  skyRuinDrake,
  snappingDrake,
  stormCrow,
  wallOfAir,
  windDrake,
  zephyrFalcon,
  zephyrSprite,
} from './blue-keyword-creatures.ts'
import {
  aegisTurtle,
  amphinCutthroat,
  ancientCarp,
  ancientCrab,
  armoredCancrix,
  caelornaCoralTyrant,
  coralCommando,
  coralMerfolk,
  fortressCrab,
  fugitiveWizard,
  hornedTurtle,
  jwariScuttler,
  krakenHatchling,
  maritimeGuard,
  merfolkOfThePearlTrident,
  vizzerdrix,
  wishcoinCrab,
} from './blue-vanilla-creatures.ts'
import { boarUmbra } from './boar-umbra.ts'
import { bogWraith } from './bog-wraith.ts'
import { boltHound } from './bolt-hound.ts'
import { bonesplitter } from './bonesplitter.ts'
import { boneyardLurker } from './boneyard-lurker.ts'
import { boomerang } from './boomerang.ts'
import { boonSatyr } from './boon-satyr.ts'
import { borosElite } from './boros-elite.ts'
import { borrowedGrace } from './borrowed-grace.ts'
import { bottleGnomes } from './bottle-gnomes.ts'
import { bottomlessPit } from './bottomless-pit.ts'
import { bottomlessPoolLockerRoom } from './bottomless-pool-locker-room.ts'
import { boulderbranchGolem } from './boulderbranch-golem.ts'
import { boundingKrasis } from './bounding-krasis.ts'
import { bowerPassage } from './bower-passage.ts'
import { brainFreeze } from './brain-freeze.ts'
import { brainstorm } from './brainstorm.ts'
import { brashTaunter } from './brash-taunter.ts'
import { brazenBorrower } from './brazen-borrower.ts'
import { brazenFreebooter } from './brazen-freebooter.ts'
import { breakingEntering } from './breaking-entering.ts'
import { breezekeeper } from './breezekeeper.ts'
import { briarHydra } from './briar-hydra.ts'
import { briarbridgeTracker } from './briarbridge-tracker.ts'
import { bringerOfTheBlackDawn } from './bringer-of-the-black-dawn.ts'
import { brokkosApexOfForever } from './brokkos-apex-of-forever.ts'
import { bronzeplateBoar } from './bronzeplate-boar.ts'
import { brotherhoodAmbushers } from './brotherhood-ambushers.ts'
import { brushland } from './brushland.ts'
import { brutalCathar } from './brutal-cathar.ts'
import { bubbleMatrix } from './bubble-matrix.ts'
import { buriedAlive } from './buried-alive.ts'
import { burlfistOak } from './burlfist-oak.ts'
import { burnBright } from './burn-bright.ts'
import { burrentonForgeTender } from './burrenton-forge-tender.ts'
import { burstLightning } from './burst-lightning.ts'
import { bygoneBishop } from './bygone-bishop.ts'
import { bygoneColossus } from './bygone-colossus.ts'
import { bywayCourier } from './byway-courier.ts'
import { cabalPit } from './cabal-pit.ts'
import { cabalTherapy } from './cabal-therapy.ts'
import { cacklingCounterpart } from './cackling-counterpart.ts'
import { cagedZombie } from './caged-zombie.ts'
import { callOfTheHerd } from './call-of-the-herd.ts'
import { callerOfTheClaw } from './caller-of-the-claw.ts'
import { callousDismissal } from './callous-dismissal.ts'
import { cameraLauncher } from './camera-launcher.ts'
import { cancel } from './cancel.ts'
import { candlegroveWitch } from './candlegrove-witch.ts'
import { candyGrapple } from './candy-grapple.ts'
import { canopyVista } from './canopy-vista.ts'
import { caprichrome } from './caprichrome.ts'
import { capsize } from './capsize.ts'
import { captiveFlame } from './captive-flame.ts'
import { captureSphere } from './capture-sphere.ts'
import { carapace } from './carapace.ts'
import { carefulStudy } from './careful-study.ts'
import { carpetOfFlowers } from './carpet-of-flowers.ts'
import { carrionGrub } from './carrion-grub.ts'
import { castThroughTime } from './cast-through-time.ts'
import { castleArdenvale } from './castle-ardenvale.ts'
import { cataclysm } from './cataclysm.ts'
import { catalog } from './catalog.ts'
import { cathedralSanctifier } from './cathedral-sanctifier.ts'
import { cavernWhisperer } from './cavern-whisperer.ts'
import { cavesOfKoilos } from './caves-of-koilos.ts'
import { celestialArchon } from './celestial-archon.ts'
import { celestialEnforcer } from './celestial-enforcer.ts'
import { chaliceOfTheVoid } from './chalice-of-the-void.ts'
import { chameleonColossus } from './chameleon-colossus.ts'
import { championOfLambholt } from './champion-of-lambholt.ts'
import { chandraTorchOfDefiance } from './chandra-torch-of-defiance.ts'
import { chandrasMagmutt } from './chandras-magmutt.ts'
import { chandrasPyreling } from './chandras-pyreling.ts'
import { chaplainsBlessing } from './chaplains-blessing.ts'
import { charge } from './charge.ts'
import { chargingRhino } from './charging-rhino.ts'
import { chemistersInsight } from './chemisters-insight.ts'
import { chiefOfTheFoundry } from './chief-of-the-foundry.ts'
import { chill } from './chill.ts'
import { chitteringHarvester } from './chittering-harvester.ts'
import { choArrimAlchemist } from './cho-arrim-alchemist.ts'
import { chromaticOrrery } from './chromatic-orrery.ts'
import { chromaticSphere } from './chromatic-sphere.ts'
import { chromaticStar } from './chromatic-star.ts'
import { circleOfAffliction } from './circle-of-affliction.ts'
import { circleOfProtectionBlack, circleOfProtectionRed, circleOfProtectionShadow } from './circles-of-protection.ts'
import { circularLogic } from './circular-logic.ts'
import { citadelOfPain } from './citadel-of-pain.ts'
import { cityOfBrass } from './city-of-brass.ts'
import { cityOfTraitors } from './city-of-traitors.ts'
import { civilizedScholar } from './civilized-scholar.ts'
import { cleansingMeditation } from './cleansing-meditation.ts'
import { cleverImpersonator } from './clever-impersonator.ts'
import { clifftopRetreat } from './clifftop-retreat.ts'
import { clingingAnemones } from './clinging-anemones.ts'
import { clone } from './clone.ts'
import { cloudCover } from './cloud-cover.ts'
import { cloudfinRaptor } from './cloudfin-raptor.ts'
import { cloudpiercer } from './cloudpiercer.ts'
import { cloudshift } from './cloudshift.ts'
import { coastalTower } from './coastal-tower.ts'
import { cockatrice } from './cockatrice.ts'
import { codexShredder } from './codex-shredder.ts'
import { coldCaseCracker } from './cold-case-cracker.ts'
import { colossalHeroics } from './colossal-heroics.ts'
import { combatThresher } from './combat-thresher.ts'
import { concentrate } from './concentrate.ts'
import { concordantCrossroads } from './concordant-crossroads.ts'
import { condemn } from './condemn.ts'
import { confirmSuspicions } from './confirm-suspicions.ts'
import { conjurersCloset } from './conjurers-closet.ts'
import { consignOblivion } from './consign-oblivion.ts'
import { containmentPriest } from './containment-priest.ts'
import { controlMagic } from './control-magic.ts'
import { converterBeast } from './converter-beast.ts'
import { coralhelmCommander } from './coralhelm-commander.ts'
import { councilOfTheAbsolute } from './council-of-the-absolute.ts'
import { counselOfTheSoratami } from './counsel-of-the-soratami.ts'
import { counterspell } from './counterspell.ts'
import { courserOfKruphix } from './courser-of-kruphix.ts'
import { cowerInFear } from './cower-in-fear.ts'
import { crashThrough } from './crash-through.ts'
import { cripplingChill } from './crippling-chill.ts'
import { cripplingFear } from './crippling-fear.ts'
import { crocanura } from './crocanura.ts'
import { crucibleOfWorlds } from './crucible-of-worlds.ts'
import { crumble } from './crumble.ts'
import { crusade } from './crusade.ts'
import { cryptGhast } from './crypt-ghast.ts'
import { crypticCoat } from './cryptic-coat.ts'
import { crypticCommand } from './cryptic-command.ts'
import { cudgelTroll } from './cudgel-troll.ts'
import { cullingDrone } from './culling-drone.ts'
import { cunningSparkmage } from './cunning-sparkmage.ts'
import { cursedScroll } from './cursed-scroll.ts'
import { cursedTotem } from './cursed-totem.ts'
import { cutRibbons } from './cut-ribbons.ts'
import { daemogothTitan } from './daemogoth-titan.ts'
import { damnation } from './damnation.ts'
import { darkRitual } from './dark-ritual.ts'
import { darksteelCitadel } from './darksteel-citadel.ts'
import { darksteelColossus } from './darksteel-colossus.ts'
import { darksteelRelic } from './darksteel-relic.ts'
import { dauthiSlayer } from './dauthi-slayer.ts'
import { daxossTorment } from './daxoss-torment.ts'
import { daybreakCharger } from './daybreak-charger.ts'
import { daze } from './daze.ts'
import { deadeyeTormentor } from './deadeye-tormentor.ts'
import { dearlyDeparted } from './dearly-departed.ts'
import { deathPitOffering } from './death-pit-offering.ts'
import { deathbloomThallid } from './deathbloom-thallid.ts'
import { deathcapGlade } from './deathcap-glade.ts'
import { deathreapRitual } from './deathreap-ritual.ts'
import { deathriteShaman } from './deathrite-shaman.ts'
import { decreeOfJustice } from './decree-of-justice.ts'
import { decreeOfSilence } from './decree-of-silence.ts'
import { deduce } from './deduce.ts'
import { deepAnalysis } from './deep-analysis.ts'
import { defenestratedPhantom } from './defenestrated-phantom.ts'
import { deflectingPalm } from './deflecting-palm.ts'
import { dehydration } from './dehydration.ts'
import { delverOfSecrets } from './delver-of-secrets.ts'
import { demonsHorn } from './demons-horn.ts'
import { depressurize } from './depressurize.ts'
import { depthChargeColossus } from './depth-charge-colossus.ts'
import { derangedHermit } from './deranged-hermit.ts'
import { desertCerodon } from './desert-cerodon.ts'
import { desertSandstorm } from './desert-sandstorm.ts'
import { devotedCropMate } from './devoted-crop-mate.ts'
import { devotedDruid } from './devoted-druid.ts'
import { devouringHellion } from './devouring-hellion.ts'
import { devoutMonk } from './devout-monk.ts'
import { diabolicEdict } from './diabolic-edict.ts'
import { diplomaticEscort } from './diplomatic-escort.ts'
import { directCurrent } from './direct-current.ts'
import { dirgeBat } from './dirge-bat.ts'
import { disdainfulStroke } from './disdainful-stroke.ts'
import { disenchant } from './disenchant.ts'
import { dismember } from './dismember.ts'
import { disownedAncestor } from './disowned-ancestor.ts'
import { disperse } from './disperse.ts'
import { distortionStrike } from './distortion-strike.ts'
import { divination } from './divination.ts'
import { divineVerdict } from './divine-verdict.ts'
import { djinnOfFoolsFall } from './djinn-of-fools-fall.ts'
import { dolmenGate } from './dolmen-gate.ts'
import { doomBlade } from './doom-blade.ts'
import { doomedDissenter } from './doomed-dissenter.ts'
import { doomedTraveler } from './doomed-traveler.ts'
import { doomwakeGiant } from './doomwake-giant.ts'
import { dosansOldestChant } from './dosans-oldest-chant.ts'
import { doubleCleave } from './double-cleave.ts'
import { doubleMajor } from './double-major.ts'
import { douse } from './douse.ts'
import { downDirty } from './down-dirty.ts'
import { dragonFodder } from './dragon-fodder.ts'
import { dragonHatchling } from './dragon-hatchling.ts'
import { dragonbackLancer } from './dragonback-lancer.ts'
import { dragonsClaw } from './dragons-claw.ts'
import { dragonscaleBoon } from './dragonscale-boon.ts'
import { drakeHaven } from './drake-haven.ts'
import { dreadReturn } from './dread-return.ts'
import { dreadWanderer } from './dread-wanderer.ts'
import { dreamFracture } from './dream-fracture.ts'
import { dreamtailHeron } from './dreamtail-heron.ts'
import { driftOfPhantasms } from './drift-of-phantasms.ts'
import { drinkerOfSorrow } from './drinker-of-sorrow.ts'
import { drownyardExplorers } from './drownyard-explorers.ts'
import { drudgeBeetle } from './drudge-beetle.ts'
import { drudgeSkeletons } from './drudge-skeletons.ts'
import { dryadArbor } from './dryad-arbor.ts'
import { dryadMilitant } from './dryad-militant.ts'
import {
  badlands,
  bayou,
  plateau,
  savannah,
  scrubland,
  taiga,
  tropicalIsland,
  tundra,
  undergroundSea,
  volcanicIsland,
} from './dual-lands.ts'
import { dub } from './dub.ts'
import { duneblast } from './duneblast.ts'
import { dungeonGeists } from './dungeon-geists.ts'
import { duress } from './duress.ts'
import { durkwoodBaloth } from './durkwood-baloth.ts'
import { duskCharger } from './dusk-charger.ts'
import { duskDawn } from './dusk-dawn.ts'
import { dustBowl } from './dust-bowl.ts'
import { dystopia } from './dystopia.ts'
import { earthbendingLesson } from './earthbending-lesson.ts'
import { earthquake } from './earthquake.ts'
import { echoInspector } from './echo-inspector.ts'
import { eerieInterlude } from './eerie-interlude.ts'
import { eldraziTemple } from './eldrazi-temple.ts'
import { electrosBolt } from './electros-bolt.ts'
import { elendaTheDuskRose } from './elenda-the-dusk-rose.ts'
import { eliminate } from './eliminate.ts'
import { elsewhereFlask } from './elsewhere-flask.ts'
import { elusiveKrasis } from './elusive-krasis.ts'
import { elvishChampion } from './elvish-champion.ts'
import { elvishFury } from './elvish-fury.ts'
import { elvishMystic } from './elvish-mystic.ts'
import { elvishVisionary } from './elvish-visionary.ts'
import { emberBeast } from './ember-beast.ts'
import { emberSwallower } from './ember-swallower.ts'
import { emberhornMinotaur } from './emberhorn-minotaur.ts'
import { embermageGoblin } from './embermage-goblin.ts'
import { enatuGolem } from './enatu-golem.ts'
import { enchantedEvening } from './enchanted-evening.ts'
import { enchantresssPresence } from './enchantresss-presence.ts'
import { endlessOne } from './endless-one.ts'
import { engineeredPlague } from './engineered-plague.ts'
import { enlightenedTutor } from './enlightened-tutor.ts'
import { enragedRevolutionary } from './enraged-revolutionary.ts'
import { ensnaringBridge } from './ensnaring-bridge.ts'
import { ephemeralShields } from './ephemeral-shields.ts'
import { ephemerate } from './ephemerate.ts'
import { erase } from './erase.ts'
import { erdwalIlluminator } from './erdwal-illuminator.ts'
import { ersatzGnomes } from './ersatz-gnomes.ts'
import { ertaisFamiliar } from './ertais-familiar.ts'
import { essenceSymbiote } from './essence-symbiote.ts'
import { eternalDragon } from './eternal-dragon.ts'
import { eternalSkylord } from './eternal-skylord.ts'
import { eternalWitness } from './eternal-witness.ts'
import { everflowingChalice } from './everflowing-chalice.ts'
import { evernightShade } from './evernight-shade.ts'
import { evidenceExaminer } from './evidence-examiner.ts'
import { evolvingWilds } from './evolving-wilds.ts'
import { exaltedAngel } from './exalted-angel.ts'
import { experimentOne } from './experiment-one.ts'
import { exploration } from './exploration.ts'
import { explosiveDerailment } from './explosive-derailment.ts'
import { factOrFiction } from './fact-or-fiction.ts'
import { faerieConclave } from './faerie-conclave.ts'
import { falconAbomination } from './falcon-abomination.ts'
import { falconerAdept } from './falconer-adept.ts'
import { falkenrathCelebrants } from './falkenrath-celebrants.ts'
import { fallajiDragonEngine } from './fallaji-dragon-engine.ts'
import { fanaticOfMogis } from './fanatic-of-mogis.ts'
import { fanaticalFirebrand } from './fanatical-firebrand.ts'
import { farAway } from './far-away.ts'
import { fatalPush } from './fatal-push.ts'
import { faultgrinder } from './faultgrinder.ts'
import { fearOfBeingHunted } from './fear-of-being-hunted.ts'
import { feastingHobbit } from './feasting-hobbit.ts'
import { fell } from './fell.ts'
import { fellStinger } from './fell-stinger.ts'
import { ferventPaincaster } from './fervent-paincaster.ts'
import { fervor } from './fervor.ts'
import { fierceWitchstalker } from './fierce-witchstalker.ts'
import { fieryConfluence } from './fiery-confluence.ts'
import { filth } from './filth.ts'
import { finCladeFugitives } from './fin-clade-fugitives.ts'
import { finalPayment } from './final-payment.ts'
import { fireIce } from './fire-ice.ts'
import { fireMagic } from './fire-magic.ts'
import { fireblast } from './fireblast.ts'
import { firebreathing } from './firebreathing.ts'
import { firewingPhoenix } from './firewing-phoenix.ts'
import { flagstonesOfTrokair } from './flagstones-of-trokair.ts'
import { flailingDrake } from './flailing-drake.ts'
import { flameJab } from './flame-jab.ts'
import { flameRift } from './flame-rift.ts'
import { flamebladeAngel } from './flameblade-angel.ts'
import { flamespeakerAdept } from './flamespeaker-adept.ts'
import { flametongueKavu } from './flametongue-kavu.ts'
import { flashOfInsight } from './flash-of-insight.ts'
import { flayerHusk } from './flayer-husk.ts'
import { flayerOfTheHatebound } from './flayer-of-the-hatebound.ts'
import { fleshBlood } from './flesh-blood.ts'
import { flicker } from './flicker.ts'
import { flickerwisp } from './flickerwisp.ts'
import { flight } from './flight.ts'
import { floodedStrand } from './flooded-strand.ts'
import { flusterstorm } from './flusterstorm.ts'
import { foil } from './foil.ts'
import { footNinjas } from './foot-ninjas.ts'
import { footlightFiend } from './footlight-fiend.ts'
import { forbiddenOrchard } from './forbidden-orchard.ts'
import { forceOfWill } from './force-of-will.ts'
import { forensicResearcher } from './forensic-researcher.ts'
import { forgottenSentinel } from './forgotten-sentinel.ts'
import { fork } from './fork.ts'
import { formlessNurturing } from './formless-nurturing.ts'
import { fortressKinGuard } from './fortress-kin-guard.ts'
import { fracturingGust } from './fracturing-gust.ts'
import { franticSearch } from './frantic-search.ts'
import { frogmite } from './frogmite.ts'
import { frogmyrEnforcer } from './frogmyr-enforcer.ts'
import { frontierBivouac } from './frontier-bivouac.ts'
import { frostwielder } from './frostwielder.ts'
import { funeralCharm } from './funeral-charm.ts'
import { funeralPyre } from './funeral-pyre.ts'
import { fungalRebirth } from './fungal-rebirth.ts'
import { fyndhornElves } from './fyndhorn-elves.ts'
import { gaeasBlessing } from './gaeas-blessing.ts'
import { gaeasCradle } from './gaeas-cradle.ts'
import { galadhrimBrigade } from './galadhrim-brigade.ts'
import { gameTrail } from './game-trail.ts'
import { gatekeeperOfMalakir } from './gatekeeper-of-malakir.ts'
import { geistOfSaintTraft } from './geist-of-saint-traft.ts'
import { geistTrappers } from './geist-trappers.ts'
import { geistflame } from './geistflame.ts'
import { gempalmIncinerator } from './gempalm-incinerator.ts'
import { gemrazer } from './gemrazer.ts'
import { gemstoneMine } from './gemstone-mine.ts'
import { geralfsMessenger } from './geralfs-messenger.ts'
import { gerrardsVerdict } from './gerrards-verdict.ts'
import { gethsVerdict } from './geths-verdict.ts'
import { ghostbladeEidolon } from './ghostblade-eidolon.ts'
import { ghostfire } from './ghostfire.ts'
import { ghostlyPrison } from './ghostly-prison.ts'
import { giantGrowth } from './giant-growth.ts'
import { gingerbrute } from './gingerbrute.ts'
import { girderGoons } from './girder-goons.ts'
import { gleamingOverseer } from './gleaming-overseer.ts'
import { glimpseOfFreedom } from './glimpse-of-freedom.ts'
import { glimpseOfNature } from './glimpse-of-nature.ts'
import { glintHawk } from './glint-hawk.ts'
import { glintSleeveArtisan } from './glint-sleeve-artisan.ts'
import { gloom } from './gloom.ts'
import { gloriousAnthem } from './glorious-anthem.ts'
import { gloryBoundInitiate } from './glory-bound-initiate.ts'
import { glorybringer } from './glorybringer.ts'
import { glowstoneRecluse } from './glowstone-recluse.ts'
import { goForTheThroat } from './go-for-the-throat.ts'
import { goblinAssault } from './goblin-assault.ts'
import { goblinBombardment } from './goblin-bombardment.ts'
import { goblinBushwhacker } from './goblin-bushwhacker.ts'
import { goblinChieftain } from './goblin-chieftain.ts'
import { goblinCohort } from './goblin-cohort.ts'
import { goblinGloryChaser } from './goblin-glory-chaser.ts'
import { goblinGrappler } from './goblin-grappler.ts'
import { goblinKing } from './goblin-king.ts'
import { goblinLackey } from './goblin-lackey.ts'
import { goblinMatron } from './goblin-matron.ts'
import { goblinPiledriver } from './goblin-piledriver.ts'
import { goblinPyromancer } from './goblin-pyromancer.ts'
import { goblinRingleader } from './goblin-ringleader.ts'
import { goblinSharpshooter } from './goblin-sharpshooter.ts'
import { goblinTinkerer } from './goblin-tinkerer.ts'
import { goblinWarchief } from './goblin-warchief.ts'
import { goblinWardriver } from './goblin-wardriver.ts'
import { golgariSignet } from './golgari-signet.ts'
import { gorgerWurm } from './gorger-wurm.ts'
import { gorgonFlail } from './gorgon-flail.ts'
import { goringWarplow } from './goring-warplow.ts'
import { grapeshot } from './grapeshot.ts'
import { grasslands } from './grasslands.ts'
import { gratuitousViolence } from './gratuitous-violence.ts'
import { graveTitan } from './grave-titan.ts'
import { gravebornMuse } from './graveborn-muse.ts'
import { gravecrawler } from './gravecrawler.ts'
import { graviticPunch } from './gravitic-punch.ts'
import { gravitySphere } from './gravity-sphere.ts'
import { greaterMossdog } from './greater-mossdog.ts'
import {
  ankleBiter,
  arboretumElemental,
  bassaraTowerArcher,
  carnivorousPlant,
  colossadactyl,
  colossalDreadmaw,
  daggerbackBasilisk,
  deadlyInsect,
  defiantElf,
  elvishArchers,
  gameTrailChangeling,
  gladecoverScout,
  glistenerElf,
  grapplerSpider,
  imperviousGreatwurm,
  mammothSpider,
  mistLeopard,
  mossViper,
  scrybSprites,
  sedgeScorpion,
  sentinelSpider,
  spikedBaloth,
  stampedingRhino,
  stranglerootGeist,
  vorapede,
  woodlandChangeling,
  yavimayaWurm,
} from './green-keyword-creatures.ts'
import {
  alphaTyrranax,
  alpineGrizzly,
  ancientBrontodon,
  axebaneBeast,
  barbtoothWurm,
  canopyGorger,
  centaurCourser,
  colossapede,
  cylianElf,
  enormousBaloth,
  forestBear,
  gigantosaurus,
  kalonianTusker,
  leatherbackBaloth,
  nessianCourser,
  trainedJackal,
} from './green-vanilla-creatures.ts'
import { griffinAerie } from './griffin-aerie.ts'
import { grimHaruspex } from './grim-haruspex.ts'
import { grimInitiate } from './grim-initiate.ts'
import { grimLavamancer } from './grim-lavamancer.ts'
import { griselbrand } from './griselbrand.ts'
import { grounded } from './grounded.ts'
import { groveOfTheBurnwillows } from './grove-of-the-burnwillows.ts'
import { gryffRider } from './gryff-rider.ts'
import { guardianAutomaton } from './guardian-automaton.ts'
import { gush } from './gush.ts'
import { gustWalker } from './gust-walker.ts'
import { guttersnipe } from './guttersnipe.ts'
import { gyreSage } from './gyre-sage.ts'
import { hamletGlutton } from './hamlet-glutton.ts'
import { hammerDropper } from './hammer-dropper.ts'
import { harborSerpent } from './harbor-serpent.ts'
import { hardenedScales } from './hardened-scales.ts'
import { harmonicSliver } from './harmonic-sliver.ts'
import { healingSalve } from './healing-salve.ts'
import { heapDoll } from './heap-doll.ts'
import { hearthcageGiant } from './hearthcage-giant.ts'
import { heavyArbalest } from './heavy-arbalest.ts'
import { heirsOfStromkirk } from './heirs-of-stromkirk.ts'
import { heliodsEmissary } from './heliods-emissary.ts'
import { hellkiteHatchling } from './hellkite-hatchling.ts'
import { heraldOfFaith } from './herald-of-faith.ts'
import { heraldOfTheDreadhorde } from './herald-of-the-dreadhorde.ts'
import { heraldOfTorment } from './herald-of-torment.ts'
import { highFaeNegotiator } from './high-fae-negotiator.ts'
import { hinterlandHermit } from './hinterland-hermit.ts'
import { historyOfBenalia } from './history-of-benalia.ts'
import { hollowhengeSpirit } from './hollowhenge-spirit.ts'
import { holyStrength } from './holy-strength.ts'
import { honorOfThePure } from './honor-of-the-pure.ts'
import { hoodedAssassin } from './hooded-assassin.ts'
import { hoodedBrawler } from './hooded-brawler.ts'
import { hopefulEidolon } from './hopeful-eidolon.ts'
import { howlingBanshee } from './howling-banshee.ts'
import { humility } from './humility.ts'
import { hundroog } from './hundroog.ts'
import { huntedGhoul } from './hunted-ghoul.ts'
import { huntmasterLiger } from './huntmaster-liger.ts'
import { huntmasterOfTheFells } from './huntmaster-of-the-fells.ts'
import { hyenaUmbra } from './hyena-umbra.ts'
import { hypersonicDragon } from './hypersonic-dragon.ts'
import { hypnoticGrifter } from './hypnotic-grifter.ts'
import { hypnoticSiren } from './hypnotic-siren.ts'
import { hypnoticSpecter } from './hypnotic-specter.ts'
import { iceOut } from './ice-out.ts'
import { igneousCur } from './igneous-cur.ts'
import { illuminatorVirtuoso } from './illuminator-virtuoso.ts'
import { illusionaryArmor } from './illusionary-armor.ts'
import { illusionaryServant } from './illusionary-servant.ts'
import { impulse } from './impulse.ts'
import { inactionInjunction } from './inaction-injunction.ts'
import { incinerate } from './incinerate.ts'
import { indulgentAristocrat } from './indulgent-aristocrat.ts'
import { infernalScarring } from './infernal-scarring.ts'
import { infest } from './infest.ts'
import { inkmothNexus } from './inkmoth-nexus.ts'
import { insatiableHemophage } from './insatiable-hemophage.ts'
import { intuition } from './intuition.ts'
import { invadeTheCity } from './invade-the-city.ts'
import { invasionOfDominaria } from './invasion-of-dominaria.ts'
import { irontreadCrusher } from './irontread-crusher.ts'
import { irresistiblePrey } from './irresistible-prey.ts'
import { isaoEnlightenedBushi } from './isao-enlightened-bushi.ts'
import { isochronScepter } from './isochron-scepter.ts'
import { itThatBetrays } from './it-that-betrays.ts'
import { ivoryGuardians } from './ivory-guardians.ts'
import { ivoryTower } from './ivory-tower.ts'
import { jaceBeleren } from './jace-beleren.ts'
import { jacesIngenuity } from './jaces-ingenuity.ts'
import { jacesPhantasm } from './jaces-phantasm.ts'
import { jackalPup } from './jackal-pup.ts'
import { jeeringHomunculus } from './jeering-homunculus.ts'
import { jhoiraWeatherlightCaptain } from './jhoira-weatherlight-captain.ts'
import { johannsStopgap } from './johanns-stopgap.ts'
import { journeyToNowhere } from './journey-to-nowhere.ts'
import { juggernaut } from './juggernaut.ts'
import { jump } from './jump.ts'
import { jwarIsleAvenger } from './jwar-isle-avenger.ts'
import { kabiraCrossroads } from './kabira-crossroads.ts'
import { kamiOfEmptyGraves } from './kami-of-empty-graves.ts'
import { karlovOfTheGhostCouncil } from './karlov-of-the-ghost-council.ts'
import { karplusanForest } from './karplusan-forest.ts'
import {
  airElemental,
  ashcoatBear,
  boggartBrute,
  childOfNight,
  fencingAce,
  giantSpider,
  monasterySwiftspear,
  ornithopter,
  ragingGoblin,
  serraAngel,
  severedLegion,
  typhoidRats,
  wallOfStone,
  youngWolf,
  youthfulKnight,
} from './keyword-creatures.ts'
import { khalniHydra } from './khalni-hydra.ts'
import { khenraEternal } from './khenra-eternal.ts'
import { khenraScrapper } from './khenra-scrapper.ts'
import { kherKeep } from './kher-keep.ts'
import { kindledFury } from './kindled-fury.ts'
import { kingpinsPet } from './kingpins-pet.ts'
import { kioraBehemothBeckoner } from './kiora-behemoth-beckoner.ts'
import { kirdApe } from './kird-ape.ts'
import { kirtarsDesire } from './kirtars-desire.ts'
import { kitchenFinks } from './kitchen-finks.ts'
import { kitesail } from './kitesail.ts'
import { kitesailCorsair } from './kitesail-corsair.ts'
import { knightOfDusk } from './knight-of-dusk.ts'
import { knightOfGrace } from './knight-of-grace.ts'
import { knightOfMalice } from './knight-of-malice.ts'
import { knightOfObligation } from './knight-of-obligation.ts'
import { knightOfStromgald } from './knight-of-stromgald.ts'
import { korFirewalker } from './kor-firewalker.ts'
import { krenkosCommand } from './krenkos-command.ts'
import { krosanReclamation } from './krosan-reclamation.ts'
import { krosanTusker } from './krosan-tusker.ts'
import { kumanoMasterYamabushi } from './kumano-master-yamabushi.ts'
import { kumanosBlessing } from './kumanos-blessing.ts'
import { kumanosPupils } from './kumanos-pupils.ts'
import { labyrinthOfSkophos } from './labyrinth-of-skophos.ts'
import { darigaazsCaldera, trevasRuins } from './lairs.ts'
import { lanternBearer } from './lantern-bearer.ts'
import { lastBreath } from './last-breath.ts'
import { lastGasp } from './last-gasp.ts'
import { lastThoughts } from './last-thoughts.ts'
import { lavaDart } from './lava-dart.ts'
import { lavaSpike } from './lava-spike.ts'
import { lazotepReaver } from './lazotep-reaver.ts'
import { leadAstray } from './lead-astray.ts'
import { leafcrownDryad } from './leafcrown-dryad.ts'
import { ledgerShredder } from './ledger-shredder.ts'
import { leoninScimitar } from './leonin-scimitar.ts'
import { leyWeaver } from './ley-weaver.ts'
import { leylineOfAnticipation } from './leyline-of-anticipation.ts'
import { leylineOfSanctity } from './leyline-of-sanctity.ts'
import { leylineOfTheVoid } from './leyline-of-the-void.ts'
import { lightEmUp } from './light-em-up.ts'
import { lightOfSanction } from './light-of-sanction.ts'
import { lightningBolt } from './lightning-bolt.ts'
import { lightningHelix } from './lightning-helix.ts'
import { lilianaVess } from './liliana-vess.ts'
import { lingeringSouls } from './lingering-souls.ts'
import { linvalaKeeperOfSilence } from './linvala-keeper-of-silence.ts'
import { livingWall } from './living-wall.ts'
import { llanowarElves } from './llanowar-elves.ts'
import { llanowarWastes } from './llanowar-wastes.ts'
import { loneMissionary } from './lone-missionary.ts'
import { longForgottenGohei } from './long-forgotten-gohei.ts'
import { loreDrakkis } from './lore-drakkis.ts'
import { loreWeaver } from './lore-weaver.ts'
import { lorescaleCoatl } from './lorescale-coatl.ts'
import { loxodonSurveyor } from './loxodon-surveyor.ts'
import { loyalFireSage } from './loyal-fire-sage.ts'
import { lure } from './lure.ts'
import { lureboundScarecrow } from './lurebound-scarecrow.ts'
import { majesticAuricorn } from './majestic-auricorn.ts'
import { manaLeak } from './mana-leak.ts'
import { manabarbs } from './manabarbs.ts'
import { manifestDread } from './manifest-dread.ts'
import { marchOfTheMultitudes } from './march-of-the-multitudes.ts'
import { marduRunemark } from './mardu-runemark.ts'
import { marduScout } from './mardu-scout.ts'
import { markovBlademaster } from './markov-blademaster.ts'
import { marrowChomper } from './marrow-chomper.ts'
import { massHysteria } from './mass-hysteria.ts'
import { masterThief } from './master-thief.ts'
import { masticore } from './masticore.ts'
import { masumaroFirstToLive } from './masumaro-first-to-live.ts'
import { mawloc } from './mawloc.ts'
import { maximizeAltitude } from './maximize-altitude.ts'
import { maximizeVelocity } from './maximize-velocity.ts'
import { mayhemDevil } from './mayhem-devil.ts'
import { meddlingMage } from './meddling-mage.ts'
import { merfolkBranchwalker } from './merfolk-branchwalker.ts'
import { merfolkRaiders } from './merfolk-raiders.ts'
import { merfolkTrickster } from './merfolk-trickster.ts'
import { metallicMimic } from './metallic-mimic.ts'
import { michikoKondaTruthSeeker } from './michiko-konda-truth-seeker.ts'
import { midnightReaper } from './midnight-reaper.ts'
import { migratoryGreathorn } from './migratory-greathorn.ts'
import { mikaeusTheLunarch } from './mikaeus-the-lunarch.ts'
import { mikaeusTheUnhallowed } from './mikaeus-the-unhallowed.ts'
import { millstone } from './millstone.ts'
import { mindControl } from './mind-control.ts'
import { mindRake } from './mind-rake.ts'
import { mindSculpt } from './mind-sculpt.ts'
import { mindShatter } from './mind-shatter.ts'
import { mindbreakTrap } from './mindbreak-trap.ts'
import { mindeyeDrake } from './mindeye-drake.ts'
import { ministerOfPain } from './minister-of-pain.ts'
import { ministrantOfObligation } from './ministrant-of-obligation.ts'
import { mirrisGuile } from './mirris-guile.ts'
import { mirrorSigilSergeant } from './mirror-sigil-sergeant.ts'
import { mirrorworks } from './mirrorworks.ts'
import { mishrasFactory } from './mishras-factory.ts'
import { mistformUltimus } from './mistform-ultimus.ts'
import { mizziumMortars } from './mizzium-mortars.ts'
import { mizzixOfTheIzmagnus } from './mizzix-of-the-izmagnus.ts'
import { moggFanatic } from './mogg-fanatic.ts'
import { moggFlunkies } from './mogg-flunkies.ts'
import { moggSalvage } from './mogg-salvage.ts'
import { momentaryBlink } from './momentary-blink.ts'
import { monasteryMentor } from './monastery-mentor.ts'
import { monstrify } from './monstrify.ts'
import { moonbladeShinobi } from './moonblade-shinobi.ts'
import { mosquitoGuard } from './mosquito-guard.ts'
import { motherOfRunes } from './mother-of-runes.ts'
import { mountainGoat } from './mountain-goat.ts'
import { mouthFeed } from './mouth-feed.ts'
import { moxDiamond } from './mox-diamond.ts'
import { mulch } from './mulch.ts'
import { mulldrifter } from './mulldrifter.ts'
import { multanisAcolyte } from './multanis-acolyte.ts'
import {
  adultGoldDragon,
  anvilwroughtRaptor,
  boggartRamGang,
  borosRecruit,
  darksteelGargoyle,
  darksteelMyr,
  ebonyRhino,
  hovermyr,
  mantisRider,
  rakdosCackler,
  safeholdElite,
  scionOfUgin,
  simicSkySwallower,
  slipperyBogle,
  snareThopter,
  universalAutomaton,
  wallOfSpears,
} from './multicolored-and-colorless-keyword-creatures.ts'
import {
  armoredWolfRider,
  barktoothWarbeard,
  fieldCreeper,
  gildedSentinel,
  grizzledLeotau,
  metallicSliver,
  omegaMyr,
  phyrexianHulk,
  razorfieldThresher,
  scarwoodGoblins,
  sliverConstruct,
  stoneGolem,
  stoneworkPuma,
  watchwolf,
  wickerWitch,
  woollyThoctar,
} from './multicolored-and-colorless-vanilla-creatures.ts'
import { muragandaPetroglyphs } from './muraganda-petroglyphs.ts'
import { murder } from './murder.ts'
import { mycoloth } from './mycoloth.ts'
import { myrEnforcer } from './myr-enforcer.ts'
import { mysticMonastery } from './mystic-monastery.ts'
import { mysticRemora } from './mystic-remora.ts'
import { nantukoHusk } from './nantuko-husk.ts'
import { nantukoShade } from './nantuko-shade.ts'
import { nantukoVigilante } from './nantuko-vigilante.ts'
import { narcomoeba } from './narcomoeba.ts'
import { naturalize } from './naturalize.ts'
import { naturesClaim } from './natures-claim.ts'
import { necromancy } from './necromancy.ts'
import { necropanther } from './necropanther.ts'
import { necropede } from './necropede.ts'
import { nefCropEntangler } from './nef-crop-entangler.ts'
import { nessianAsp } from './nessian-asp.ts'
import { nessianBoar } from './nessian-boar.ts'
import { nightOfSoulsBetrayal } from './night-of-souls-betrayal.ts'
import { nightmare } from './nightmare.ts'
import { nightsoilKami } from './nightsoil-kami.ts'
import { nimbleMongoose } from './nimble-mongoose.ts'
import { nimbusNaiad } from './nimbus-naiad.ts'
import { nimbusWings } from './nimbus-wings.ts'
import { ninjaOfTheDeepHours } from './ninja-of-the-deep-hours.ts'
import { nivixGuildmage } from './nivix-guildmage.ts'
import { notionThief } from './notion-thief.ts'
import { novaChaser } from './nova-chaser.ts'
import { novaCleric } from './nova-cleric.ts'
import { nullRod } from './null-rod.ts'
import { nulldrifter } from './nulldrifter.ts'
import { nyleasEmissary } from './nyleas-emissary.ts'
import { nyxbornEidolon } from './nyxborn-eidolon.ts'
import { nyxbornRollicker } from './nyxborn-rollicker.ts'
import { nyxbornShieldmate } from './nyxborn-shieldmate.ts'
import { nyxbornTriton } from './nyxborn-triton.ts'
import { nyxbornWolf } from './nyxborn-wolf.ts'
import { oasisRitualist } from './oasis-ritualist.ts'
import { oathOfDruids } from './oath-of-druids.ts'
import { obNixilisTheFallen } from './ob-nixilis-the-fallen.ts'
import { oblivionRing } from './oblivion-ring.ts'
import { observantAlseid } from './observant-alseid.ts'
import { okibaReckonerRaid } from './okiba-reckoner-raid.ts'
import { oneEyedScarecrow } from './one-eyed-scarecrow.ts'
import { oneWithNothing } from './one-with-nothing.ts'
import { onwardVictory } from './onward-victory.ts'
import { oonasGrace } from './oonas-grace.ts'
import { opalescence } from './opalescence.ts'
import { orimsChant } from './orims-chant.ts'
import { orochiEggwatcher } from './orochi-eggwatcher.ts'
import { orzhovSignet } from './orzhov-signet.ts'
import { otherworldlyJourney } from './otherworldly-journey.ts'
import { outwit } from './outwit.ts'
import { overload } from './overload.ts'
import { pacifism } from './pacifism.ts'
import { palaceSentinels } from './palace-sentinels.ts'
import { parallaxWave } from './parallax-wave.ts'
import { peek } from './peek.ts'
import { pentadPrism } from './pentad-prism.ts'
import { perish } from './perish.ts'
import { persist } from './persist.ts'
import { phantasmalBear } from './phantasmal-bear.ts'
import { phantasmalImage } from './phantasmal-image.ts'
import { phantomNomad } from './phantom-nomad.ts'
import { phantomWurm } from './phantom-wurm.ts'
import { pheliaExuberantShepherd } from './phelia-exuberant-shepherd.ts'
import { phyrexianArena } from './phyrexian-arena.ts'
import { phyrexianDreadnought } from './phyrexian-dreadnought.ts'
import { phyrexianFurnace } from './phyrexian-furnace.ts'
import { phyrexianNegator } from './phyrexian-negator.ts'
import { phyrexianRager } from './phyrexian-rager.ts'
import { pilgrimOfJustice } from './pilgrim-of-justice.ts'
import { pilgrimsEye } from './pilgrims-eye.ts'
import { pineWalker } from './pine-walker.ts'
import { plagueEngineer } from './plague-engineer.ts'
import { plagueSpitter } from './plague-spitter.ts'
import { pollutedBonds } from './polluted-bonds.ts'
import { pontiffOfBlight } from './pontiff-of-blight.ts'
import { ponybackBrigade } from './ponyback-brigade.ts'
import { porcuparrot } from './porcuparrot.ts'
import { portableHole } from './portable-hole.ts'
import { portent } from './portent.ts'
import { pouncingShoreshark } from './pouncing-shoreshark.ts'
import { powderGanger } from './powder-ganger.ts'
import { powderKeg } from './powder-keg.ts'
import { powerWordKill } from './power-word-kill.ts'
import { powerstoneEngineer } from './powerstone-engineer.ts'
import { precisionBolt } from './precision-bolt.ts'
import { predatorDragon } from './predator-dragon.ts'
import { presenceOfTheMaster } from './presence-of-the-master.ts'
import { preyUpon } from './prey-upon.ts'
import { priceOfProgress } from './price-of-progress.ts'
import { priestOfTitania } from './priest-of-titania.ts'
import { primevalBounty } from './primeval-bounty.ts'
import { primevalsGloriousRebirth } from './primevals-glorious-rebirth.ts'
import { primordialGnawer } from './primordial-gnawer.ts'
import { prizedUnicorn } from './prized-unicorn.ts'
import { prodigalPyromancer } from './prodigal-pyromancer.ts'
import { profitLoss } from './profit-loss.ts'
import { prohibit } from './prohibit.ts'
import { propaganda } from './propaganda.ts'
import { protectServe } from './protect-serve.ts'
import { provenCombatant } from './proven-combatant.ts'
import { psionicBlast } from './psionic-blast.ts'
import { psionicSnoop } from './psionic-snoop.ts'
import { psychicPickpocket } from './psychic-pickpocket.ts'
import { publicExecution } from './public-execution.ts'
import { punctureBlast } from './puncture-blast.ts'
import { purphorossEmissary } from './purphoross-emissary.ts'
import { pyreticRitual } from './pyretic-ritual.ts'
import { pyroclasm } from './pyroclasm.ts'
import { pyrogoyf } from './pyrogoyf.ts'
import { pyrokinesis } from './pyrokinesis.ts'
import { qarsiSadist } from './qarsi-sadist.ts'
import { quickStudy } from './quick-study.ts'
import { quietSpeculation } from './quiet-speculation.ts'
import { quirionRanger } from './quirion-ranger.ts'
import { radiantsDragoons } from './radiants-dragoons.ts'
import { radicalIdea } from './radical-idea.ts'
import { raffinesInformant } from './raffines-informant.ts'
import { raffinesSilencer } from './raffines-silencer.ts'
import { rainOfRust } from './rain-of-rust.ts'
import { raiseDead } from './raise-dead.ts'
import { raiseTheAlarm } from './raise-the-alarm.ts'
import { rakshasaGravecaller } from './rakshasa-gravecaller.ts'
import { rakshasasSecret } from './rakshasas-secret.ts'
import { ramosianSergeant } from './ramosian-sergeant.ts'
import { rancor } from './rancor.ts'
import { ravenousBaloth } from './ravenous-baloth.ts'
import { ravenousRats } from './ravenous-rats.ts'
import { ravensCrime } from './ravens-crime.ts'
import { rayOfRevelation } from './ray-of-revelation.ts'
import { razorvergeThicket } from './razorverge-thicket.ts'
import { reachThroughMists } from './reach-through-mists.ts'
import { readyWilling } from './ready-willing.ts'
import { reanimate } from './reanimate.ts'
import { reaperKing } from './reaper-king.ts'
import { reasonableDoubt } from './reasonable-doubt.ts'
import { reassemblingSkeleton } from './reassembling-skeleton.ts'
import { recklessCharge } from './reckless-charge.ts'
import { recklessImpulse } from './reckless-impulse.ts'
import { redElementalBlast } from './red-elemental-blast.ts'
import {
  anabaBodyguard,
  brimstoneDragon,
  desertDrake,
  goblinStriker,
  lightningElemental,
  ragingCougar,
  ragingMinotaur,
  skyrakerGiant,
  thunderingGiant,
} from './red-keyword-creatures.ts'
import {
  axegrinderGiant,
  barbarianHorde,
  borderlandMinotaur,
  canyonMinotaur,
  cobblebrute,
  crimsonKobolds,
  defiantKhenra,
  dwarvenTrader,
  earthElemental,
  falkenrathReaver,
  fearlessHalberdier,
  feralMaaka,
  frenziedRaptor,
  goblinAssailant,
  goblinHero,
  hyenaPack,
  koboldsOfKherKeep,
  lagacLizard,
  pensiveMinotaur,
  ragingBull,
  riotDevils,
} from './red-vanilla-creatures.ts'
import { regalLeosaur } from './regal-leosaur.ts'
import { regenerate } from './regenerate.ts'
import { regeneration } from './regeneration.ts'
import { regress } from './regress.ts'
import { rejuvenationChamber } from './rejuvenation-chamber.ts'
import { relentlessAdvance } from './relentless-advance.ts'
import { relentlessAssault } from './relentless-assault.ts'
import { relicOfProgenitus } from './relic-of-progenitus.ts'
import { reliefCaptain } from './relief-captain.ts'
import { remand } from './remand.ts'
import { removeSoul } from './remove-soul.ts'
import { repeal } from './repeal.ts'
import { replenish } from './replenish.ts'
import { repositorySkaab } from './repository-skaab.ts'
import { researchTheDeep } from './research-the-deep.ts'
import { restInPeace } from './rest-in-peace.ts'
import { restorationAngel } from './restoration-angel.ts'
import { revelRuiner } from './revel-ruiner.ts'
import { reveredElder } from './revered-elder.ts'
import { rhetCropSpearmaster } from './rhet-crop-spearmaster.ts'
import { rhythmOfTheWild } from './rhythm-of-the-wild.ts'
import { riftBolt } from './rift-bolt.ts'
import { ringOfEvosIsle } from './ring-of-evos-isle.ts'
import { rishadanPort } from './rishadan-port.ts'
import { riteOfPassage } from './rite-of-passage.ts'
import { riteOfReplication } from './rite-of-replication.ts'
import { riverBoa } from './river-boa.ts'
import { roarOfTheWurm } from './roar-of-the-wurm.ts'
import { rockslideElemental } from './rockslide-elemental.ts'
import { rodOfRuin } from './rod-of-ruin.ts'
import { rotTideGargantua } from './rot-tide-gargantua.ts'
import { rotcrownGhoul } from './rotcrown-ghoul.ts'
import { royalAssassin } from './royal-assassin.ts'
import { rushwoodHerbalist } from './rushwood-herbalist.ts'
import { rustGoliath } from './rust-goliath.ts'
import { rustShieldRampager } from './rust-shield-rampager.ts'
import { sacredCat } from './sacred-cat.ts'
import { sacredGround } from './sacred-ground.ts'
import { saguMauler } from './sagu-mauler.ts'
import { saibaCryptomancer } from './saiba-cryptomancer.ts'
import { sakuraTribeElder } from './sakura-tribe-elder.ts'
import { sampleCollector } from './sample-collector.ts'
import { sandbarCrocodile } from './sandbar-crocodile.ts'
import { sandcrafterMage } from './sandcrafter-mage.ts'
import { satyrFiredancer } from './satyr-firedancer.ts'
import { sauroformHybrid } from './sauroform-hybrid.ts'
import { sawItComing } from './saw-it-coming.ts'
import { scorchedEarth } from './scorched-earth.ts'
import { screechingBat } from './screeching-bat.ts'
import { scytheOfTheWretched } from './scythe-of-the-wretched.ts'
import { seaDasherOctopus } from './sea-dasher-octopus.ts'
import { sealOfCleansing } from './seal-of-cleansing.ts'
import { sealOfFire } from './seal-of-fire.ts'
import { searingBlood } from './searing-blood.ts'
import { searingSpear } from './searing-spear.ts'
import { seatOfTheSynod } from './seat-of-the-synod.ts'
import { secretsOfTheDead } from './secrets-of-the-dead.ts'
import { secretsOfTheGoldenCity } from './secrets-of-the-golden-city.ts'
import { secureTheWastes } from './secure-the-wastes.ts'
import { sejiriMerfolk } from './sejiri-merfolk.ts'
import { selhoffOccultist } from './selhoff-occultist.ts'
import { sengirVampire } from './sengir-vampire.ts'
import { serenity } from './serenity.ts'
import { serpentWarrior } from './serpent-warrior.ts'
import { serraAscendant } from './serra-ascendant.ts'
import { serraAvatar } from './serra-avatar.ts'
import { serrasSanctum } from './serras-sanctum.ts'
import { servantOfTheScale } from './servant-of-the-scale.ts'
import { shadowfeed } from './shadowfeed.ts'
import { shambleshark } from './shambleshark.ts'
import { shamblingGhoul } from './shambling-ghoul.ts'
import { shardlessAgent } from './shardless-agent.ts'
import { sharuumTheHegemon } from './sharuum-the-hegemon.ts'
import { shatter } from './shatter.ts'
import { sheerDrop } from './sheer-drop.ts'
import { shimmeringEfreet } from './shimmering-efreet.ts'
import { shinenOfLifesRoar } from './shinen-of-lifes-roar.ts'
import { shinyImpetus } from './shiny-impetus.ts'
import { shipwreckSentry } from './shipwreck-sentry.ts'
import { shireScarecrow } from './shire-scarecrow.ts'
import { shivanDragon } from './shivan-dragon.ts'
import { shock } from './shock.ts'
import { shortSword } from './short-sword.ts'
import { shoulderToShoulder } from './shoulder-to-shoulder.ts'
import { showstopper } from './showstopper.ts'
import { shuko } from './shuko.ts'
import { sicarianInfiltrator } from './sicarian-infiltrator.ts'
import { sidisiBroodTyrant } from './sidisi-brood-tyrant.ts'
import { sidisiUndeadVizier } from './sidisi-undead-vizier.ts'
import { sidisisFaithful } from './sidisis-faithful.ts'
import { siegeGangCommander } from './siege-gang-commander.ts'
import { siegeRhino } from './siege-rhino.ts'
import { sift } from './sift.ts'
import { sightlessGhoul } from './sightless-ghoul.ts'
import { silence } from './silence.ts'
import { silumgarButcher } from './silumgar-butcher.ts'
import { silumgarSorcerer } from './silumgar-sorcerer.ts'
import { simicInitiate } from './simic-initiate.ts'
import { simoon } from './simoon.ts'
import { skeletalScrying } from './skeletal-scrying.ts'
import { skewerTheCritics } from './skewer-the-critics.ts'
import { skirkProspector } from './skirk-prospector.ts'
import { skizzik } from './skizzik.ts'
import { skullmulcher } from './skullmulcher.ts'
import { skycatSovereign } from './skycat-sovereign.ts'
import { skyclaveCleric } from './skyclave-cleric.ts'
import { skycloudExpanse } from './skycloud-expanse.ts'
import { skyriderTrainee } from './skyrider-trainee.ts'
import { sleekSchooner } from './sleek-schooner.ts'
import { slickSequence } from './slick-sequence.ts'
import { slipOutTheBack } from './slip-out-the-back.ts'
import { smother } from './smother.ts'
import { snapcasterMage } from './snapcaster-mage.ts'
import { snuffOut } from './snuff-out.ts'
import { solRing } from './sol-ring.ts'
import { soldierOfThePantheon } from './soldier-of-the-pantheon.ts'
import { solitaryConfinement } from './solitary-confinement.ts'
import { soltariChampion } from './soltari-champion.ts'
import { soltariFootSoldier } from './soltari-foot-soldier.ts'
import { soltariMonk } from './soltari-monk.ts'
import { soltariPriest } from './soltari-priest.ts'
import { somberwaldAlpha } from './somberwald-alpha.ts'
import { somberwaldDryad } from './somberwald-dryad.ts'
import { sonicAssault } from './sonic-assault.ts'
import { soulBurn } from './soul-burn.ts'
import { soulSummons } from './soul-summons.ts'
import { soulWarden } from './soul-warden.ts'
import { soulfireGrandMaster } from './soulfire-grand-master.ts'
import { soulmender } from './soulmender.ts'
import { spDrPilotedByPeni } from './sp-dr-piloted-by-peni.ts'
import { spaceMarineDevastator } from './space-marine-devastator.ts'
import { spawningPool } from './spawning-pool.ts'
import { spectralProcession } from './spectral-procession.ts'
import { spellPierce } from './spell-pierce.ts'
import { spellRupture } from './spell-rupture.ts'
import { spelleaterWolverine } from './spelleater-wolverine.ts'
import { sphereOfResistance } from './sphere-of-resistance.ts'
import { spikeFeeder } from './spike-feeder.ts'
import { spinningDarkness } from './spinning-darkness.ts'
import { spiritMirror } from './spirit-mirror.ts'
import { spiritualFocus } from './spiritual-focus.ts'
import { spitefulShadows } from './spiteful-shadows.ts'
import { spitemare } from './spitemare.ts'
import { spittingImage } from './spitting-image.ts'
import { sporeFrog } from './spore-frog.ts'
import { spotterThopter } from './spotter-thopter.ts'
import { spreadingSeas } from './spreading-seas.ts'
import { springMind } from './spring-mind.ts'
import { squadCommander } from './squad-commander.ts'
import { squeeGoblinNabob } from './squee-goblin-nabob.ts'
import { standstill } from './standstill.ts'
import { starseerMentor } from './starseer-mentor.ts'
import { startFinish } from './start-finish.ts'
import { steadyProgress } from './steady-progress.ts'
import { sterlingGrove } from './sterling-grove.ts'
import { stifle } from './stifle.ts'
import { stitchedAssistant } from './stitched-assistant.ts'
import { stitchersSupplier } from './stitchers-supplier.ts'
import { stokeTheFlames } from './stoke-the-flames.ts'
import { stompingGround } from './stomping-ground.ts'
import { stoneHavenOutfitter } from './stone-haven-outfitter.ts'
import { stoneRain } from './stone-rain.ts'
import { stormchasersTalent } from './stormchasers-talent.ts'
import { storyCircle } from './story-circle.ts'
import { streakingOilgorger } from './streaking-oilgorger.ts'
import { strionicResonator } from './strionic-resonator.ts'
import { sublimeArchangel } from './sublime-archangel.ts'
import { sublimeExhalation } from './sublime-exhalation.ts'
import { subtleStrike } from './subtle-strike.ts'
import { suddenShock } from './sudden-shock.ts'
import { sulfuricVortex } from './sulfuric-vortex.ts'
import { sultaiSoothsayer } from './sultai-soothsayer.ts'
import { sunDroplet } from './sun-droplet.ts'
import { sunhomeEnforcer } from './sunhome-enforcer.ts'
import { sunscorchRegent } from './sunscorch-regent.ts'
import { suntouchedMyr } from './suntouched-myr.ts'
import { surgicalExtraction } from './surgical-extraction.ts'
import { surrakarMarauder } from './surrakar-marauder.ts'
import { surveillanceMonitor } from './surveillance-monitor.ts'
import { survivalOfTheFittest } from './survival-of-the-fittest.ts'
import { swiftfootBoots } from './swiftfoot-boots.ts'
import { switcheroo } from './switcheroo.ts'
import { swordsToPlowshares } from './swords-to-plowshares.ts'
import { sylvanLibrary } from './sylvan-library.ts'
import { sylvokBattleChair } from './sylvok-battle-chair.ts'
import { syndicOfTithes } from './syndic-of-tithes.ts'
import { syndicateEnforcer } from './syndicate-enforcer.ts'
import { syphonLife } from './syphon-life.ts'
import { tahCropElite } from './tah-crop-elite.ts'
import { taintedField } from './tainted-field.ts'
import { tamiyosJournal } from './tamiyos-journal.ts'
import { taniwha } from './taniwha.ts'
import { tarFiend } from './tar-fiend.ts'
import { tarmogoyf } from './tarmogoyf.ts'
import { teferisDrake } from './teferis-drake.ts'
import { teferisImp } from './teferis-imp.ts'
import { teferisResponse } from './teferis-response.ts'
import { telJiladFallen } from './tel-jilad-fallen.ts'
import { templeOfEnlightenment } from './temple-of-enlightenment.ts'
import { tenaciousTomeseeker } from './tenacious-tomeseeker.ts'
import { terminate } from './terminate.ts'
import { terravore } from './terravore.ts'
import { terror } from './terror.ts'
import { thalakosSeer } from './thalakos-seer.ts'
import { thassaGodOfTheSea } from './thassa-god-of-the-sea.ts'
import { theCrueltyOfGix } from './the-cruelty-of-gix.ts'
import { theEldestReborn } from './the-eldest-reborn.ts'
import { theGitrogMonster } from './the-gitrog-monster.ts'
import { theMindskinner } from './the-mindskinner.ts'
import { theRack } from './the-rack.ts'
import { theRedTerror } from './the-red-terror.ts'
import { theWretched } from './the-wretched.ts'
import { thopterSpyNetwork } from './thopter-spy-network.ts'
import { thornscapeApprentice } from './thornscape-apprentice.ts'
import { thoughtCourier } from './thought-courier.ts'
import { thoughtReflection } from './thought-reflection.ts'
import { thoughtScour } from './thought-scour.ts'
import { thoughtseize } from './thoughtseize.ts'
import { thrabenDoomsayer } from './thraben-doomsayer.ts'
import { thrabenInspector } from './thraben-inspector.ts'
import { threadsOfDisloyalty } from './threads-of-disloyalty.ts'
import { thromokTheInsatiable } from './thromok-the-insatiable.ts'
import { throneOfTheGodPharaoh } from './throne-of-the-god-pharaoh.ts'
import { throneWarden } from './throne-warden.ts'
import { thunderThrashElder } from './thunder-thrash-elder.ts'
import { thunderbreakRegent } from './thunderbreak-regent.ts'
import { thunderousWrath } from './thunderous-wrath.ts'
import { tillerEngine } from './tiller-engine.ts'
import { timeWalk } from './time-walk.ts'
import { titheDrinker } from './tithe-drinker.ts'
import { tithingBlade } from './tithing-blade.ts'
import { toilTrouble } from './toil-trouble.ts'
import { tolarianDrake } from './tolarian-drake.ts'
import { tomeScour } from './tome-scour.ts'
import { tormodsCrypt } from './tormods-crypt.ts'
import { toxicDeluge } from './toxic-deluge.ts'
import { tragicSlip } from './tragic-slip.ts'
import { trainOfThought } from './train-of-thought.ts'
import { tranquilDomain } from './tranquil-domain.ts'
import { treacherousPitDweller } from './treacherous-pit-dweller.ts'
import { treasureCruise } from './treasure-cruise.ts'
import { treetopVillage } from './treetop-village.ts'
import { tremor } from './tremor.ts'
import { trigonOfCorruption } from './trigon-of-corruption.ts'
import { trollAscetic } from './troll-ascetic.ts'
import { troublemakerOuphe } from './troublemaker-ouphe.ts'
import { trueBeliever } from './true-believer.ts'
import { trueheartTwins } from './trueheart-twins.ts'
import { trustedForcemage } from './trusted-forcemage.ts'
import { tsabosWeb } from './tsabos-web.ts'
import { turnBurn } from './turn-burn.ts'
import { twincast } from './twincast.ts'
import { ulamogsCrusher } from './ulamogs-crusher.ts'
import { ultramarinesHonourGuard } from './ultramarines-honour-guard.ts'
import { umezawasJitte } from './umezawas-jitte.ts'
import { undyingEvil } from './undying-evil.ts'
import { unlicensedDisintegration } from './unlicensed-disintegration.ts'
import { unsummon } from './unsummon.ts'
import { urborgTombOfYawgmoth } from './urborg-tomb-of-yawgmoth.ts'
import { utopiaSprawl } from './utopia-sprawl.ts'
import { vampireHexmage } from './vampire-hexmage.ts'
import { vanguardSuppressor } from './vanguard-suppressor.ts'
import {
  alphaMyr,
  balduvianBears,
  bearCub,
  bronzeSable,
  crawWurm,
  eliteVanguard,
  goblinPiker,
  goblinRoughrider,
  grayOgre,
  grizzlyBears,
  hillGiant,
  isamaruHoundOfKonda,
  memnite,
  monssGoblinRaiders,
  phyrexianWalker,
  pillarfieldOx,
  runeclawBear,
  savannahLions,
  silvercoatLion,
} from './vanilla-creatures.ts'
import { vaporkin } from './vaporkin.ts'
import { veneratedRotpriest } from './venerated-rotpriest.ts'
import { vengefulTownsfolk } from './vengeful-townsfolk.ts'
import { venomSliver } from './venom-sliver.ts'
import { vindicate } from './vindicate.ts'
import { violentOutburst } from './violent-outburst.ts'
import { visionCharm } from './vision-charm.ts'
import { vituGhaziInspector } from './vitu-ghazi-inspector.ts'
import { vizierOfRemedies } from './vizier-of-remedies.ts'
import { vizierOfTheScorpion } from './vizier-of-the-scorpion.ts'
import { volcanicGeyser } from './volcanic-geyser.ts'
import { volcanicHammer } from './volcanic-hammer.ts'
import { volcanicSpray } from './volcanic-spray.ts'
import { vulpikeet } from './vulpikeet.ts'
import { vulturousAven } from './vulturous-aven.ts'
import { wakeTheReflections } from './wake-the-reflections.ts'
import { wallOfBlossoms } from './wall-of-blossoms.ts'
import { wallOfOmens } from './wall-of-omens.ts'
import { wallOfPineNeedles } from './wall-of-pine-needles.ts'
import { wallOfRoots } from './wall-of-roots.ts'
import { warElemental } from './war-elemental.ts'
import { warFalcon } from './war-falcon.ts'
import { warHorn } from './war-horn.ts'
import { warchiefGiant } from './warchief-giant.ts'
import { warmth } from './warmth.ts'
import { warpingWurm } from './warping-wurm.ts'
import { wasteland } from './wasteland.ts'
import { wastelandRaider } from './wasteland-raider.ts'
import { waterfrontBouncer } from './waterfront-bouncer.ts'
import { wearTear } from './wear-tear.ts'
import { werebear } from './werebear.ts'
import { wheelOfFortune } from './wheel-of-fortune.ts'
import { whetstone } from './whetstone.ts'
import { whipcorder } from './whipcorder.ts'
import { whipflare } from './whipflare.ts'
import { whispersOfTheMuse } from './whispers-of-the-muse.ts'
import {
  abbeyGriffin,
  aerialResponder,
  affaProtector,
  ajanisSunstriker,
  alpineWatchdog,
  angelicWall,
  assaultGriffin,
  avianChangeling,
  benalishKnight,
  caravanHurda,
  dragonsEyeSentry,
  geistOfTheMoors,
  healersHawk,
  huatlisSnubhorn,
  knightOfMeadowgrain,
  steadfastGuard,
  suntailHawk,
  tineShrike,
  warclampMastiff,
  zetalpaPrimalDawn,
} from './white-keyword-creatures.ts'
import { whiteKnight } from './white-knight.ts'
import {
  agelessGuardian,
  alabornTrooper,
  armoredWarhorse,
  devilthornFox,
  devotedHero,
  eagerCadet,
  expeditionEnvoy,
  glorySeeker,
  indomitableAncients,
  nyxbornCourser,
  oreskosSwiftclaw,
  pearledUnicorn,
  siegeMastodon,
  squire,
  tasseledDromedary,
  yokedOx,
} from './white-vanilla-creatures.ts'
import { widespreadBrutality } from './widespread-brutality.ts'
import { wightOfPrecinctSix } from './wight-of-precinct-six.ts'
import { wildGrowth } from './wild-growth.ts'
import { wildHunger } from './wild-hunger.ts'
import { wildMongrel } from './wild-mongrel.ts'
import { windsweptHeath } from './windswept-heath.ts'
import { wingsteedRider } from './wingsteed-rider.ts'
import { winterSky } from './winter-sky.ts'
import { wintersRest } from './winters-rest.ts'
import { wipeAway } from './wipe-away.ts'
import { wirewoodSymbiote } from './wirewood-symbiote.ts'
import { witheredWretch } from './withered-wretch.ts'
import { wolverinePack } from './wolverine-pack.ts'
import { wonder } from './wonder.ts'
import { woodElves } from './wood-elves.ts'
import { woodedFoothills } from './wooded-foothills.ts'
import { worship } from './worship.ts'
import { wrathOfGod } from './wrath-of-god.ts'
import { wurmcoilEngine } from './wurmcoil-engine.ts'
import { xantidSwarm } from './xantid-swarm.ts'
import { yavimayaCoast } from './yavimaya-coast.ts'
import { yavimayaGranger } from './yavimaya-granger.ts'
import { yixlidJailer } from './yixlid-jailer.ts'
import { zhurTaaGoblin } from './zhur-taa-goblin.ts'
import { zombieInfestation } from './zombie-infestation.ts'
import { zulaportCutthroat } from './zulaport-cutthroat.ts'
import { zuranOrb } from './zuran-orb.ts'

export const ALL_CARDS: readonly CardDefinition[] = [
  abbeyGriffin,
  abolish,
  absoluteGrace,
  absoluteLaw,
  absorb,
  abyssalGatekeeper,
  abzanBanner,
  accordersShield,
  accumulatedKnowledge,
  acidWebSpider,
  acolyteOfXathrid,
  actOfTreason,
  adaptiveAutomaton,
  adaptiveSnapjaw,
  adarkarWastes,
  adherentOfHope,
  adultGoldDragon,
  adventOfTheWurm,
  aegisAngel,
  aegisTurtle,
  aerialResponder,
  aerieOuphes,
  aesthirGlider,
  aetherFigment,
  aetherHub,
  aetherSpellbomb,
  affaProtector,
  agateBladeAssassin,
  agelessEntity,
  agelessGuardian,
  agentOfStromgald,
  aggressiveUrge,
  ahnCropChampion,
  ahnCropCrasher,
  airElemental,
  ajanisPridemate,
  ajanisSunstriker,
  ajanisWelcome,
  akoumWarrior,
  akroanJailer,
  akroanSkyguard,
  akromaAngelOfFury,
  akromasVengeance,
  alabornTrooper,
  alacrianJaguar,
  alchemistsRefuge,
  aleshaWhoSmilesAtDeath,
  aliFromCairo,
  aliveWell,
  alleyStrangler,
  alloyMyr,
  almightyBrushwagg,
  almsOfTheVein,
  alphaMyr,
  alphaTyrranax,
  alpineGrizzly,
  alpineWatchdog,
  altarsReap,
  amphinCutthroat,
  anaDisciple,
  anabaBodyguard,
  anabaShaman,
  anaconda,
  anarchy,
  ancestralRecall,
  ancestralVision,
  ancientBrontodon,
  ancientCarp,
  ancientCrab,
  ancientStoneIdol,
  ancientTomb,
  angelOfMercy,
  angelOfVitality,
  angelicEdict,
  angelicWall,
  angelsTomb,
  anger,
  angrathCaptainOfChaos,
  animalSanctuary,
  ankhOfMishra,
  ankleBiter,
  annex,
  annul,
  anointedChorister,
  anuridBarkripper,
  anvilwroughtRaptor,
  apexHawks,
  aquamoeba,
  arborElf,
  arboretumElemental,
  arcaneFlight,
  arcboundBruiser,
  arcboundHybrid,
  arcboundRavager,
  archonsGlory,
  arcoFlagellant,
  arenaTrickster,
  argentDais,
  argothianEnchantress,
  armageddon,
  armedDangerous,
  armoredCancrix,
  armoredWarhorse,
  armoredWolfRider,
  arrogantBloodlord,
  arrogantVampire,
  arrogantWurm,
  ashPartyCrasher,
  ashcoatBear,
  ashnodsAltar,
  aspectOfManticore,
  assaultBattery,
  assaultGriffin,
  asylumVisitor,
  attunement,
  augmentingAutomaton,
  auguryRaven,
  auraFinesse,
  auraOfSilence,
  auspiciousArrival,
  autonomousAssembler,
  avalancheRiders,
  avenEnvoy,
  avenEternal,
  avenGagglemaster,
  avenReedstalker,
  avianChangeling,
  axebaneBeast,
  axebaneFerox,
  axegrinderGiant,
  azureDrake,
  azusaLostButSeeking,
  badlands,
  balduvianBears,
  balefulEidolon,
  balefulStrix,
  ballLightning,
  baneAlleyBlackguard,
  baneOfTheLiving,
  banefire,
  banehound,
  baneslayerAngel,
  banisherPriest,
  banishingLight,
  banishmentDecree,
  barbarianHorde,
  barbarianRing,
  barbtoothWurm,
  barkhideTroll,
  barkshellBlessing,
  barktoothWarbeard,
  baronyVampire,
  barterInBlood,
  basilicaGuards,
  basilicaScreecher,
  baskingRootwalla,
  basriKet,
  basrisAcolyte,
  basrisLieutenant,
  basrisSolidarity,
  bassaraTowerArcher,
  bastionInventor,
  batteringKrasis,
  battershieldWarrior,
  battleScreech,
  battleSliver,
  battlefieldForge,
  battlegrowth,
  bayou,
  bearCub,
  bearerOfTheHeavens,
  beastcallerSavant,
  beckCall,
  becomeImmense,
  behindTheScenes,
  benalishCavalry,
  benalishKnight,
  benalishMarshal,
  berserkersOnslaught,
  bileUrchin,
  biomassMutation,
  birdsOfParadise,
  birthdayEscape,
  bitterbladeWarrior,
  bitterblossom,
  blackKnight,
  blackSunsZenith,
  blackcleaveCliffs,
  bladeHistorian,
  blastoderm,
  blaze,
  blightMamba,
  blightedAgent,
  blinkingSpirit,
  blinkmothNexus,
  blisterstickShaman,
  blitzAutomaton,
  bloodArtist,
  bloodBairn,
  bloodCultist,
  bloodMoon,
  bloodScrivener,
  bloodTithe,
  bloodfellCaves,
  bloodflowConnoisseur,
  bloodgiftDemon,
  bloodscaleProwler,
  blueElementalBlast,
  boarUmbra,
  bogImp,
  bogWraith,
  boggartBrute,
  boggartRamGang,
  bogstomper,
  boltHound,
  bonesplitter,
  boneyardLurker,
  boomerang,
  boonSatyr,
  borderlandMinotaur,
  borosElite,
  borosRecruit,
  borrowedGrace,
  bottleGnomes,
  bottomlessPit,
  bottomlessPoolLockerRoom,
  boulderbranchGolem,
  boundingKrasis,
  bowerPassage,
  brainFreeze,
  brainstorm,
  brashTaunter,
  brazenBorrower,
  brazenFreebooter,
  breakingEntering,
  breezekeeper,
  briarHydra,
  briarbridgeTracker,
  brimstoneDragon,
  bringerOfTheBlackDawn,
  brokkosApexOfForever,
  bronzeplateBoar,
  bronzeSable,
  brotherhoodAmbushers,
  brushland,
  brutalCathar,
  bubbleMatrix,
  buriedAlive,
  burlfistOak,
  burnBright,
  burrentonForgeTender,
  burstLightning,
  butcherGhoul,
  bygoneBishop,
  bygoneColossus,
  bywayCourier,
  cabalEvangel,
  cabalPit,
  cabalTherapy,
  cacklingCounterpart,
  caelornaCoralTyrant,
  cagedZombie,
  callOfTheHerd,
  callerOfTheClaw,
  callousDismissal,
  cameraLauncher,
  cancel,
  candlegroveWitch,
  candyGrapple,
  canopyGorger,
  canopyVista,
  canyonMinotaur,
  caprichrome,
  capsize,
  captiveFlame,
  captureSphere,
  carapace,
  caravanHurda,
  carefulStudy,
  carnivorousPlant,
  carpetOfFlowers,
  carrionGrub,
  carrionScreecher,
  castThroughTime,
  castleArdenvale,
  cataclysm,
  catacombCrocodile,
  catalog,
  cathedralSanctifier,
  cavernWhisperer,
  cavesOfKoilos,
  celestialArchon,
  celestialEnforcer,
  centaurCourser,
  chaliceOfTheVoid,
  chameleonColossus,
  championOfLambholt,
  chandraTorchOfDefiance,
  chandrasMagmutt,
  chandrasPyreling,
  chaplainsBlessing,
  charge,
  chargingRhino,
  chemistersInsight,
  chiefOfTheFoundry,
  childOfNight,
  chill,
  chitteringHarvester,
  choArrimAlchemist,
  chromaticOrrery,
  chromaticSphere,
  chromaticStar,
  circleOfAffliction,
  circleOfProtectionBlack,
  circleOfProtectionRed,
  circleOfProtectionShadow,
  circularLogic,
  citadelOfPain,
  cityOfBrass,
  cityOfTraitors,
  civilizedScholar,
  cleansingMeditation,
  cleverImpersonator,
  clifftopRetreat,
  clingingAnemones,
  clone,
  cloudCover,
  cloudfinRaptor,
  cloudpiercer,
  cloudshift,
  coastalTower,
  cobblebrute,
  cockatrice,
  codexShredder,
  coldCaseCracker,
  colossadactyl,
  colossalDreadmaw,
  colossalHeroics,
  colossapede,
  combatThresher,
  concentrate,
  concordantCrossroads,
  condemn,
  confirmSuspicions,
  conjurersCloset,
  consignOblivion,
  containmentPriest,
  controlMagic,
  converterBeast,
  coralCommando,
  coralhelmCommander,
  coralMerfolk,
  councilOfTheAbsolute,
  counselOfTheSoratami,
  counterspell,
  courserOfKruphix,
  cowerInFear,
  crashThrough,
  crawWurm,
  crimsonKobolds,
  cripplingChill,
  cripplingFear,
  crocanura,
  crucibleOfWorlds,
  crumble,
  crusade,
  cryptGhast,
  crypticCoat,
  crypticCommand,
  cudgelTroll,
  cullingDrone,
  cunningSparkmage,
  cursedScroll,
  cursedTotem,
  cutRibbons,
  cylianElf,
  daemogothTitan,
  daggerbackBasilisk,
  damnation,
  darigaazsCaldera,
  darkRitual,
  darksteelCitadel,
  darksteelColossus,
  darksteelGargoyle,
  darksteelMyr,
  darksteelRelic,
  dauthiMarauder,
  dauthiSlayer,
  daxossTorment,
  daybreakCharger,
  daze,
  deadeyeTormentor,
  deadlyInsect,
  dearlyDeparted,
  deathPitOffering,
  deathbloomThallid,
  deathcapGlade,
  deathreapRitual,
  deathriteShaman,
  decreeOfJustice,
  decreeOfSilence,
  deduce,
  deepAnalysis,
  defenestratedPhantom,
  defiantElf,
  defiantKhenra,
  deflectingPalm,
  dehydration,
  delverOfSecrets,
  demonsHorn,
  depressurize,
  depthChargeColossus,
  derangedHermit,
  desertCerodon,
  desertDrake,
  desertSandstorm,
  devilthornFox,
  devotedCropMate,
  devotedDruid,
  devotedHero,
  devouringHellion,
  devoutMonk,
  diabolicEdict,
  diplomaticEscort,
  directCurrent,
  dirgeBat,
  disdainfulStroke,
  disenchant,
  dismember,
  disownedAncestor,
  disperse,
  distortionStrike,
  divination,
  divineVerdict,
  djinnOfFoolsFall,
  dolmenGate,
  doomBlade,
  doomedDissenter,
  doomedTraveler,
  doomwakeGiant,
  dosansOldestChant,
  doubleCleave,
  doubleMajor,
  douse,
  douserOfLights,
  downDirty,
  dragonFodder,
  dragonHatchling,
  dragonbackLancer,
  dragonsClaw,
  dragonsEyeSentry,
  dragonscaleBoon,
  drakeHaven,
  dreadReturn,
  dreadWanderer,
  dreamFracture,
  dreamtailHeron,
  driftOfPhantasms,
  drinkerOfSorrow,
  drossCrocodile,
  drownyardExplorers,
  drudgeBeetle,
  drudgeSkeletons,
  dryadArbor,
  dryadMilitant,
  dub,
  duneBeetle,
  duneblast,
  dungeonGeists,
  duress,
  durkwoodBaloth,
  duskCharger,
  duskDawn,
  dustBowl,
  dwarvenTrader,
  dystopia,
  eagerCadet,
  earthbendingLesson,
  earthElemental,
  earthquake,
  ebonyRhino,
  echoInspector,
  eerieInterlude,
  eldraziTemple,
  electrosBolt,
  elendaTheDuskRose,
  eliminate,
  eliteVanguard,
  elsewhereFlask,
  elusiveKrasis,
  elvishArchers,
  elvishChampion,
  elvishFury,
  elvishMystic,
  elvishVisionary,
  emberBeast,
  emberSwallower,
  emberhornMinotaur,
  embermageGoblin,
  enatuGolem,
  enchantedEvening,
  enchantresssPresence,
  endlessOne,
  engineeredPlague,
  enlightenedTutor,
  enormousBaloth,
  enragedRevolutionary,
  ensnaringBridge,
  ephemeralShields,
  ephemerate,
  erase,
  erdwalIlluminator,
  ersatzGnomes,
  ertaisFamiliar,
  essenceSymbiote,
  eternalDragon,
  eternalSkylord,
  eternalWitness,
  everflowingChalice,
  evernightShade,
  evidenceExaminer,
  evolvingWilds,
  exaltedAngel,
  expeditionEnvoy,
  experimentOne,
  exploration,
  explosiveDerailment,
  factOrFiction,
  faerieConclave,
  falconAbomination,
  falconerAdept,
  falkenrathCelebrants,
  falkenrathReaver,
  fallajiDragonEngine,
  fanaticalFirebrand,
  fanaticOfMogis,
  farAway,
  fatalPush,
  faultgrinder,
  fearOfBeingHunted,
  fearlessHalberdier,
  feastingHobbit,
  fell,
  fellStinger,
  fencingAce,
  feralAbomination,
  feralMaaka,
  ferventPaincaster,
  fervor,
  fieldCreeper,
  fierceWitchstalker,
  fieryConfluence,
  filth,
  finCladeFugitives,
  finalPayment,
  fireIce,
  fireblast,
  firebreathing,
  fireMagic,
  firewingPhoenix,
  flagstonesOfTrokair,
  flailingDrake,
  flameJab,
  flameRift,
  flamebladeAngel,
  flamespeakerAdept,
  flametongueKavu,
  flashOfInsight,
  flayerHusk,
  flayerOfTheHatebound,
  fleshBlood,
  flicker,
  flickerwisp,
  flight,
  floodedStrand,
  flusterstorm,
  flyingMen,
  foil,
  footlightFiend,
  footNinjas,
  forbiddenOrchard,
  forceOfWill,
  forensicResearcher,
  forest,
  forestBear,
  forgottenSentinel,
  fork,
  formlessNurturing,
  fortressCrab,
  fortressKinGuard,
  fracturingGust,
  franticSearch,
  frenziedRaptor,
  frogmite,
  frogmyrEnforcer,
  frontierBivouac,
  frostwielder,
  fugitiveWizard,
  funeralCharm,
  funeralPyre,
  fungalRebirth,
  fyndhornElves,
  gaeasBlessing,
  gaeasCradle,
  galadhrimBrigade,
  gameTrail,
  gameTrailChangeling,
  gatekeeperOfMalakir,
  geistOfSaintTraft,
  geistOfTheMoors,
  geistTrappers,
  geistflame,
  gempalmIncinerator,
  gemrazer,
  gemstoneMine,
  geralfsMessenger,
  gerrardsVerdict,
  gethsVerdict,
  ghostbladeEidolon,
  ghostfire,
  ghostlyPrison,
  giantGrowth,
  giantSpider,
  gigantosaurus,
  gildedSentinel,
  gingerbrute,
  girderGoons,
  gladecoverScout,
  gleamingOverseer,
  glimpseOfFreedom,
  glimpseOfNature,
  glintHawk,
  glintSleeveArtisan,
  glistenerElf,
  gloom,
  gloriousAnthem,
  gloryBoundInitiate,
  glorySeeker,
  glorybringer,
  glowstoneRecluse,
  goForTheThroat,
  goblinAssailant,
  goblinAssault,
  goblinBombardment,
  goblinBushwhacker,
  goblinChieftain,
  goblinCohort,
  goblinGloryChaser,
  goblinGrappler,
  goblinHero,
  goblinKing,
  goblinLackey,
  goblinMatron,
  goblinPiker,
  goblinPiledriver,
  goblinPyromancer,
  goblinRingleader,
  goblinRoughrider,
  goblinSharpshooter,
  goblinStriker,
  goblinTinkerer,
  goblinWarchief,
  goblinWardriver,
  golgariSignet,
  gorgerWurm,
  gorgonFlail,
  goringWarplow,
  grapeshot,
  grapplerSpider,
  grasslands,
  gratuitousViolence,
  graveTitan,
  gravebornMuse,
  gravecrawler,
  graviticPunch,
  gravitySphere,
  grayOgre,
  greaterMossdog,
  griffinAerie,
  grimHaruspex,
  grimInitiate,
  grimLavamancer,
  griselbrand,
  grizzledLeotau,
  grizzlyBears,
  grounded,
  groveOfTheBurnwillows,
  gryffRider,
  guardianAutomaton,
  gurmagAngler,
  gush,
  gustWalker,
  gutterSkulk,
  guttersnipe,
  gyreSage,
  hamletGlutton,
  hammerDropper,
  harborSerpent,
  hardenedScales,
  harmonicSliver,
  healersHawk,
  healingSalve,
  heapDoll,
  hearthcageGiant,
  heavyArbalest,
  heirsOfStromkirk,
  heliodsEmissary,
  hellkiteHatchling,
  heraldOfFaith,
  heraldOfTheDreadhorde,
  heraldOfTorment,
  highFaeNegotiator,
  hillGiant,
  hinterlandHermit,
  historyOfBenalia,
  hollowhengeSpirit,
  holyStrength,
  honorOfThePure,
  hoodedAssassin,
  hoodedBrawler,
  hopefulEidolon,
  hornedTurtle,
  hovermyr,
  howlingBanshee,
  huatlisSnubhorn,
  humility,
  hundroog,
  huntedGhoul,
  huntmasterLiger,
  huntmasterOfTheFells,
  hydroblast,
  hyenaPack,
  hyenaUmbra,
  hypersonicDragon,
  hypnoticGrifter,
  hypnoticSiren,
  hypnoticSpecter,
  iceOut,
  igneousCur,
  illuminatorVirtuoso,
  illusionaryArmor,
  illusionaryServant,
  imperviousGreatwurm,
  impulse,
  inactionInjunction,
  incinerate,
  indomitableAncients,
  indulgentAristocrat,
  infernalScarring,
  infest,
  inkmothNexus,
  insatiableHemophage,
  intuition,
  invadeTheCity,
  invasionOfDominaria,
  irontreadCrusher,
  irresistiblePrey,
  isamaruHoundOfKonda,
  isaoEnlightenedBushi,
  island,
  isochronScepter,
  itThatBetrays,
  ivoryGuardians,
  ivoryTower,
  jaceBeleren,
  jacesIngenuity,
  jacesPhantasm,
  jackalPup,
  jeeringHomunculus,
  jhoiraWeatherlightCaptain,
  johannsStopgap,
  journeyToNowhere,
  juggernaut,
  jump,
  jwarIsleAvenger,
  jwariScuttler,
  kabiraCrossroads,
  kalonianTusker,
  kamiOfEmptyGraves,
  karlovOfTheGhostCouncil,
  karplusanForest,
  khalniHydra,
  khenraEternal,
  khenraScrapper,
  kherKeep,
  kindledFury,
  kingpinsPet,
  kioraBehemothBeckoner,
  kirdApe,
  kirtarsDesire,
  kitchenFinks,
  kitesail,
  kitesailCorsair,
  knightOfDusk,
  knightOfGrace,
  knightOfMalice,
  knightOfMeadowgrain,
  knightOfObligation,
  knightOfStromgald,
  koboldsOfKherKeep,
  korFirewalker,
  krakenHatchling,
  krenkosCommand,
  krosanReclamation,
  krosanTusker,
  kumanoMasterYamabushi,
  kumanosBlessing,
  kumanosPupils,
  labyrinthOfSkophos,
  lagacLizard,
  lanternBearer,
  lastBreath,
  lastGasp,
  lastThoughts,
  lavaDart,
  lavaSpike,
  lazotepReaver,
  leadAstray,
  leafcrownDryad,
  leatherbackBaloth,
  ledgerShredder,
  leoninScimitar,
  leyWeaver,
  leylineOfAnticipation,
  leylineOfSanctity,
  leylineOfTheVoid,
  lightEmUp,
  lightOfSanction,
  lightningBolt,
  lightningElemental,
  lightningHelix,
  lilianaVess,
  lingeringSouls,
  linvalaKeeperOfSilence,
  livingWall,
  llanowarElves,
  llanowarWastes,
  loneMissionary,
  longForgottenGohei,
  loreDrakkis,
  loreWeaver,
  lorescaleCoatl,
  loxodonSurveyor,
  loyalFireSage,
  lure,
  lureboundScarecrow,
  majesticAuricorn,
  mammothSpider,
  manaLeak,
  manabarbs,
  manifestDread,
  mantisRider,
  marchOfTheMultitudes,
  marduRunemark,
  marduScout,
  maritimeGuard,
  markovBlademaster,
  marrowChomper,
  massHysteria,
  masterThief,
  masticore,
  masumaroFirstToLive,
  mawloc,
  maximizeAltitude,
  maximizeVelocity,
  mayhemDevil,
  meddlingMage,
  memnite,
  merfolkBranchwalker,
  merfolkOfThePearlTrident,
  merfolkRaiders,
  merfolkTrickster,
  metallicMimic,
  metallicSliver,
  michikoKondaTruthSeeker,
  midnightReaper,
  migratoryGreathorn,
  mikaeusTheLunarch,
  mikaeusTheUnhallowed,
  millstone,
  mindControl,
  mindRake,
  mindSculpt,
  mindShatter,
  mindbreakTrap,
  mindeyeDrake,
  ministerOfPain,
  ministrantOfObligation,
  mirrisGuile,
  mirrorSigilSergeant,
  mirrorworks,
  mishrasFactory,
  mistLeopard,
  mistformUltimus,
  mizziumMortars,
  mizzixOfTheIzmagnus,
  moggFanatic,
  moggFlunkies,
  moggSalvage,
  momentaryBlink,
  monasteryMentor,
  monasterySwiftspear,
  monssGoblinRaiders,
  monstrify,
  moonbladeShinobi,
  mosquitoGuard,
  mossViper,
  motherOfRunes,
  mountain,
  mountainGoat,
  mouthFeed,
  moxDiamond,
  muckRats,
  mulch,
  mulldrifter,
  multanisAcolyte,
  muragandaPetroglyphs,
  murder,
  mycoloth,
  myrEnforcer,
  mysticMonastery,
  mysticRemora,
  nantukoHusk,
  nantukoShade,
  nantukoVigilante,
  narcomoeba,
  naturalize,
  naturesClaim,
  necromancy,
  necropanther,
  necropede,
  nefCropEntangler,
  nessianAsp,
  nessianBoar,
  nessianCourser,
  nightOfSoulsBetrayal,
  nightmare,
  nightsoilKami,
  nimbleMongoose,
  nimbusNaiad,
  nimbusWings,
  ninjaOfTheDeepHours,
  nivixGuildmage,
  notionThief,
  novaChaser,
  novaCleric,
  nullRod,
  nulldrifter,
  nyleasEmissary,
  nyxbornCourser,
  nyxbornEidolon,
  nyxbornRollicker,
  nyxbornShieldmate,
  nyxbornTriton,
  nyxbornWolf,
  oasisRitualist,
  oathOfDruids,
  obNixilisTheFallen,
  oblivionRing,
  observantAlseid,
  okibaReckonerRaid,
  omegaMyr,
  oneEyedScarecrow,
  oneWithNothing,
  onwardVictory,
  oonasGrace,
  opalescence,
  oreskosSwiftclaw,
  orimsChant,
  ornithopter,
  orochiEggwatcher,
  orzhovSignet,
  otherworldlyJourney,
  outwit,
  overload,
  pacifism,
  palaceSentinels,
  parallaxWave,
  pearledUnicorn,
  peek,
  pensiveMinotaur,
  pentadPrism,
  perish,
  persist,
  phantasmalBear,
  phantasmalImage,
  phantomNomad,
  phantomWurm,
  pharikasChosen,
  pheliaExuberantShepherd,
  phyrexianArena,
  phyrexianDreadnought,
  phyrexianFurnace,
  phyrexianHulk,
  phyrexianNegator,
  phyrexianRager,
  phyrexianWalker,
  pilgrimOfJustice,
  pilgrimsEye,
  pillarfieldOx,
  pineWalker,
  plagueEngineer,
  plagueSpitter,
  plains,
  plateau,
  pollutedBonds,
  pontiffOfBlight,
  ponybackBrigade,
  porcuparrot,
  portableHole,
  portent,
  pouncingShoreshark,
  powderGanger,
  powderKeg,
  powerWordKill,
  powerstoneEngineer,
  precisionBolt,
  predatorDragon,
  presenceOfTheMaster,
  preyUpon,
  priceOfProgress,
  priestOfTitania,
  primevalBounty,
  primevalsGloriousRebirth,
  primordialGnawer,
  prizedUnicorn,
  prodigalPyromancer,
  profitLoss,
  prohibit,
  propaganda,
  protectServe,
  provenCombatant,
  psionicBlast,
  psionicSnoop,
  psychicPickpocket,
  publicExecution,
  punctureBlast,
  purphorossEmissary,
  pyreticRitual,
  pyroblast,
  pyroclasm,
  pyrogoyf,
  pyrokinesis,
  python,
  qarsiSadist,
  quickStudy,
  quietSpeculation,
  quirionRanger,
  radiantsDragoons,
  radicalIdea,
  raffinesInformant,
  raffinesSilencer,
  ragingBull,
  ragingCougar,
  ragingGoblin,
  ragingMinotaur,
  rainOfRust,
  raiseDead,
  raiseTheAlarm,
  rakdosCackler,
  rakshasaGravecaller,
  rakshasasSecret,
  ramosianSergeant,
  rancor,
  ravenousBaloth,
  ravenousRats,
  ravensCrime,
  rayOfRevelation,
  razorfieldThresher,
  razorvergeThicket,
  reachThroughMists,
  readyWilling,
  reanimate,
  reaperKing,
  reasonableDoubt,
  reassemblingSkeleton,
  recklessCharge,
  recklessImpulse,
  redElementalBlast,
  regalLeosaur,
  regenerate,
  regeneration,
  regress,
  rejuvenationChamber,
  relentlessAdvance,
  relentlessAssault,
  relicOfProgenitus,
  reliefCaptain,
  remand,
  removeSoul,
  repeal,
  replenish,
  repositorySkaab,
  researchTheDeep,
  restInPeace,
  restorationAngel,
  revelRuiner,
  reveredElder,
  rhetCropSpearmaster,
  rhythmOfTheWild,
  riftBolt,
  ringOfEvosIsle,
  riotDevils,
  rishadanPort,
  riteOfPassage,
  riteOfReplication,
  riverBoa,
  roarOfTheWurm,
  rockslideElemental,
  rodOfRuin,
  rotTideGargantua,
  rotcrownGhoul,
  royalAssassin,
  runeclawBear,
  rushwoodHerbalist,
  rustGoliath,
  rustShieldRampager,
  sacredCat,
  sacredGround,
  safeholdElite,
  saguMauler,
  saibaCryptomancer,
  sakuraTribeElder,
  sampleCollector,
  sandbarCrocodile,
  sandcrafterMage,
  satyrFiredancer,
  sauroformHybrid,
  savannah,
  savannahLions,
  sawItComing,
  scarwoodGoblins,
  scatheZombies,
  scionOfUgin,
  scorchedEarth,
  screechingBat,
  scrubland,
  scrybSprites,
  scytheOfTheWretched,
  seaDasherOctopus,
  seacoastDrake,
  sealOfCleansing,
  sealOfFire,
  searingBlood,
  searingSpear,
  seatOfTheSynod,
  secretsOfTheDead,
  secretsOfTheGoldenCity,
  secureTheWastes,
  sedgeScorpion,
  sejiriMerfolk,
  selhoffOccultist,
  sengirVampire,
  sentinelSpider,
  serenity,
  serpentWarrior,
  serraAngel,
  serraAscendant,
  serraAvatar,
  serrasSanctum,
  servantOfTheScale,
  severedLegion,
  shadowfeed,
  shambleshark,
  shamblingGhoul,
  shardlessAgent,
  sharuumTheHegemon,
  shatter,
  sheerDrop,
  shimmeringEfreet,
  shinenOfLifesRoar,
  shinyImpetus,
  shipwreckSentry,
  shireScarecrow,
  shivanDragon,
  shock,
  shortSword,
  shoulderToShoulder,
  showstopper,
  shuko,
  sicarianInfiltrator,
  sickleRipper,
  sidisiBroodTyrant,
  sidisiUndeadVizier,
  sidisisFaithful,
  siegeGangCommander,
  siegeMastodon,
  siegeRhino,
  sift,
  sightlessGhoul,
  silence,
  silumgarButcher,
  silumgarSorcerer,
  silvercoatLion,
  simicInitiate,
  simicSkySwallower,
  simoon,
  skeletalScrying,
  skewerTheCritics,
  skirkProspector,
  skizzik,
  skullmulcher,
  skyRuinDrake,
  skycatSovereign,
  skyclaveCleric,
  skycloudExpanse,
  skyrakerGiant,
  skyriderTrainee,
  sleekSchooner,
  slickSequence,
  slipOutTheBack,
  slipperyBogle,
  sliverConstruct,
  smother,
  snapcasterMage,
  snappingDrake,
  snareThopter,
  snuffOut,
  solRing,
  soldierOfThePantheon,
  solitaryConfinement,
  soltariChampion,
  soltariFootSoldier,
  soltariMonk,
  soltariPriest,
  somberwaldAlpha,
  somberwaldDryad,
  sonicAssault,
  soulBurn,
  soulSummons,
  soulWarden,
  soulfireGrandMaster,
  soulmender,
  spDrPilotedByPeni,
  spaceMarineDevastator,
  spawningPool,
  spectralProcession,
  spellPierce,
  spellRupture,
  spelleaterWolverine,
  sphereOfResistance,
  spikeFeeder,
  spikedBaloth,
  spinningDarkness,
  spiritMirror,
  spiritualFocus,
  spitefulShadows,
  spitemare,
  spittingImage,
  sporeFrog,
  spotterThopter,
  spreadingSeas,
  springMind,
  squadCommander,
  squeeGoblinNabob,
  squire,
  stampedingRhino,
  standstill,
  starseerMentor,
  startFinish,
  steadfastGuard,
  steadyProgress,
  sterlingGrove,
  stifle,
  stitchedAssistant,
  stitchersSupplier,
  stokeTheFlames,
  stompingGround,
  stoneGolem,
  stoneHavenOutfitter,
  stoneRain,
  stoneworkPuma,
  stormchasersTalent,
  stormCrow,
  storyCircle,
  stranglerootGeist,
  streakingOilgorger,
  strionicResonator,
  sublimeArchangel,
  sublimeExhalation,
  subtleStrike,
  suddenShock,
  sulfuricVortex,
  sultaiSoothsayer,
  sunDroplet,
  sunhomeEnforcer,
  sunscorchRegent,
  suntailHawk,
  suntouchedMyr,
  surgicalExtraction,
  surrakarMarauder,
  surveillanceMonitor,
  survivalOfTheFittest,
  swamp,
  swiftfootBoots,
  switcheroo,
  swordsToPlowshares,
  sylvanLibrary,
  sylvokBattleChair,
  syndicOfTithes,
  syndicateEnforcer,
  syphonLife,
  tahCropElite,
  taiga,
  taintedField,
  tamiyosJournal,
  taniwha,
  tarFiend,
  tarmogoyf,
  tasseledDromedary,
  teferisDrake,
  teferisImp,
  teferisResponse,
  telJiladFallen,
  templeOfEnlightenment,
  tenaciousTomeseeker,
  terminate,
  terravore,
  terror,
  thalakosSeer,
  thassaGodOfTheSea,
  theCrueltyOfGix,
  theEldestReborn,
  theGitrogMonster,
  theMindskinner,
  theRack,
  theRedTerror,
  theWretched,
  thopterSpyNetwork,
  thornscapeApprentice,
  thoughtCourier,
  thoughtReflection,
  thoughtScour,
  thoughtseize,
  thrabenDoomsayer,
  thrabenInspector,
  threadsOfDisloyalty,
  thromokTheInsatiable,
  throneOfTheGodPharaoh,
  throneWarden,
  thunderousWrath,
  thunderThrashElder,
  thunderbreakRegent,
  thunderingGiant,
  tillerEngine,
  timeWalk,
  tineShrike,
  titheDrinker,
  tithingBlade,
  toilTrouble,
  tolarianDrake,
  tomeScour,
  tormodsCrypt,
  toxicDeluge,
  tragicSlip,
  trainOfThought,
  trainedJackal,
  tranquilDomain,
  treacherousPitDweller,
  treasureCruise,
  treetopVillage,
  tremor,
  trevasRuins,
  trigonOfCorruption,
  trollAscetic,
  tropicalIsland,
  troublemakerOuphe,
  trueBeliever,
  trueheartTwins,
  trustedForcemage,
  tsabosWeb,
  tundra,
  turnBurn,
  twincast,
  typhoidRats,
  ulamogsCrusher,
  ultramarinesHonourGuard,
  umezawasJitte,
  undergroundSea,
  undyingEvil,
  universalAutomaton,
  unlicensedDisintegration,
  unsummon,
  urborgTombOfYawgmoth,
  utopiaSprawl,
  vampireHexmage,
  vanguardSuppressor,
  vaporkin,
  veneratedRotpriest,
  vengefulTownsfolk,
  venomSliver,
  vindicate,
  violentOutburst,
  visionCharm,
  vituGhaziInspector,
  vizierOfRemedies,
  vizierOfTheScorpion,
  vizzerdrix,
  volcanicGeyser,
  volcanicHammer,
  volcanicIsland,
  volcanicSpray,
  vorapede,
  vulpikeet,
  vulturousAven,
  wakeTheReflections,
  walkingCorpse,
  wallOfAir,
  wallOfBlossoms,
  wallOfOmens,
  wallOfPineNeedles,
  wallOfRoots,
  wallOfSpears,
  wallOfStone,
  warElemental,
  warFalcon,
  warHorn,
  warchiefGiant,
  warclampMastiff,
  warmth,
  warpathGhoul,
  warpingWurm,
  wasteland,
  wastelandRaider,
  wastes,
  watchwolf,
  waterfrontBouncer,
  wearTear,
  werebear,
  wheelOfFortune,
  whetstone,
  whipcorder,
  whipflare,
  whispersOfTheMuse,
  whiteKnight,
  wickerWitch,
  widespreadBrutality,
  wightOfPrecinctSix,
  wildGrowth,
  wildHunger,
  wildMongrel,
  windDrake,
  windsweptHeath,
  wingsteedRider,
  winterSky,
  wintersRest,
  wipeAway,
  wirewoodSymbiote,
  wishcoinCrab,
  witchsFamiliar,
  witheredWretch,
  wolverinePack,
  wonder,
  woodElves,
  woodedFoothills,
  woodlandChangeling,
  woollyThoctar,
  worship,
  wrathOfGod,
  wurmcoilEngine,
  xantidSwarm,
  yargleGluttonOfUrborg,
  yavimayaCoast,
  yavimayaGranger,
  yavimayaWurm,
  yixlidJailer,
  yokedOx,
  youngWolf,
  youthfulKnight,
  zephyrFalcon,
  zephyrSprite,
  zetalpaPrimalDawn,
  zhurTaaGoblin,
  zombieInfestation,
  zulaportCutthroat,
  zuranOrb,
]
