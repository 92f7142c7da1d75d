/** Loads the typefaces from our own server. One file with all weights of the sans is smaller than three single ones. */
import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/ibm-plex-mono/400.css';
import '@fontsource/ibm-plex-mono/500.css';
