import { type Chapter, label, paragraph, section, steps, table } from './blocks.ts';

export const settings: Chapter = {
  id: 'settings',
  title: 'Settings',
  startsPage: false,
  blocks: [],
  sections: [
    section(
      'menu',
      'Changing a setting',
      steps(
        'Press and hold **OK** for 3 seconds. The display shows setting 1.',
        'Go to the setting with **+** and **–**.',
        'Press **OK**. The value blinks.',
        'Change it with **+** and **–**.',
        'Press **OK** to store it.',
        'Hold **–** for 3 seconds to leave the menu, or wait 30 seconds.',
      ),
      paragraph('Settings 15 to 18 are for installers. They open with the code 5858.'),
    ),
    section(
      'settings-table',
      'Settings menu',
      table(
        'settings',
        'Settings menu',
        [
          { title: 'No.', width: 7, align: 'right' },
          { title: 'Setting', width: 22 },
          { title: 'Range', width: 20 },
          { title: 'Factory', width: 14 },
          { title: 'What it does', width: 37 },
        ],
        [
          ['1', 'Brew temperature', '85 to 98 °C', '93 °C', 'Temperature of the brew boiler, in steps of 0.5 °C'],
          ['2', 'Steam temperature', '115 to 130 °C', '126 °C', 'Temperature of the steam boiler; 126 °C is 1.4 bar'],
          ['3', 'Pre-infusion', '0 to 10 s', '4 s', 'Wets the coffee at low pressure before the pump runs fully'],
          ['4', 'Dose', 'Off, On', 'Off', 'On: the machine stops at the programmed dose'],
          ['5', 'Steam boiler', 'On, Off', 'On', 'Off saves energy if you never froth milk'],
          ['6', 'Cup tray', 'On, Off', 'On', 'Heating of the cup tray'],
          ['7', 'Standby after', 'Off, 15 to 180 min', '60 min', 'Time without use until standby'],
          ['8', 'Wake-up time', 'Off, 00:00 to 23:45', 'Off', 'Switches the machine on from standby each day; the power switch must stay at I'],
          ['9', 'Hardness', '1 to 4', '3', 'Litres until descaling, {tab:hardness}'],
          ['10', 'Water source', 'Tank, Mains', 'Tank', 'D58 P only: Mains switches the tank sensor off'],
          ['11', 'Display light', '1 to 5', '4', 'Brightness'],
          ['12', 'Power limit', 'Off, On', 'Off', 'On: never both heaters together, 1450 W; Ready takes 24 minutes'],
          ['13', 'Language', '8 languages', 'English', 'Language of the display'],
          ['14', 'Signal tone', 'Off, 1 to 3', '1', 'Tone at Ready and with errors'],
          ['15', 'Pump pressure', '6.0 to 10.0 bar', '9.0 bar', 'Installer: pressure in the brew circuit'],
          ['16', 'Sensor offset', '–5 to +5 °C', '0 °C', 'Installer: correction after changing a sensor'],
          ['17', 'Counters', 'Read only', '–', 'Installer: coffees, litres, hours, last 10 error codes'],
          ['18', 'Factory reset', 'No, Yes', 'No', 'Installer: all settings to factory values; counters stay'],
        ],
      ),
    ),
    section(
      'temperature',
      'Setting the brew temperature',
      paragraph('Light roasts want more heat, dark roasts less: 94 to 96 °C for light, 92 to 93 °C for medium, 89 to 91 °C for dark roasts.'),
      steps(
        'Press and hold **OK** for 3 seconds. Setting 1 appears.',
        'Press **OK**. The temperature blinks.',
        'Choose the temperature with **+** and **–**.',
        'Press **OK** to store it.',
        'Wait 5 minutes until the group has taken on the new temperature.',
      ),
    ),
    section(
      'child-lock',
      'Child lock',
      label(
        'CAUTION',
        'Knobs are not locked.',
        'The child lock blocks keys and brew lever only. Hot water and steam still leave the wands when a knob is opened.',
      ),
      steps(
        'Press **–** and **+** together for 5 seconds. The display shows **Locked**.',
        'Press the same keys for 5 seconds to unlock.',
      ),
    ),
  ],
};
